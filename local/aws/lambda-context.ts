/** Creates the second argument of a Lambda handler. */
import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';

export const makeContext = (domain: string, deadline: number): Context => ({
  awsRequestId: randomUUID(),
  callbackWaitsForEmptyEventLoop: true,
  functionName: `plumbline-${domain}`,
  functionVersion: '$LATEST',
  invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:plumbline-${domain}`,
  logGroupName: `/aws/lambda/plumbline-${domain}`,
  logStreamName: 'local',
  memoryLimitInMB: '1024',
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  done: () => {},
  fail: () => {},
  succeed: () => {},
});
