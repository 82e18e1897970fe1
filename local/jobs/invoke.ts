/** Invokes the worker of a message's job, as Lambda does. */
import { createHash } from 'node:crypto';
import type { SQSEvent } from 'aws-lambda';
import { type JobName, jobs } from '#contract/jobs/jobs.ts';
import { workers } from '#contract/jobs/workers.ts';
import { makeContext } from '#local/aws/lambda-context.ts';
import { REGION } from '#local/environment.ts';
import type { JobHandlers } from './handlers.ts';
import type { Message } from './journal.ts';

type Given = Pick<Message, 'id' | 'job' | 'body' | 'attempts' | 'sent_at'>;

const eventOf = ({ id, job, body, attempts, sent_at }: Given): SQSEvent => ({
  Records: [
    {
      messageId: id,
      receiptHandle: id,
      body,
      attributes: {
        ApproximateReceiveCount: String(attempts + 1),
        SentTimestamp: String(Date.parse(sent_at)),
        SenderId: 'local',
        ApproximateFirstReceiveTimestamp: String(Date.parse(sent_at)),
      },
      messageAttributes: {},
      md5OfBody: createHash('md5').update(body).digest('hex'),
      eventSource: 'aws:sqs',
      eventSourceARN: `arn:aws:sqs:${REGION}:000000000000:${job}`,
      awsRegion: REGION,
    },
  ],
});

export const invoke = (handlers: JobHandlers, message: Given) => {
  const name = message.job as JobName; // queues exist only for these names
  const { worker } = jobs[name];
  const deadline = Date.now() + workers[worker].seconds * 1_000;
  return handlers.workers[worker](eventOf(message), makeContext(worker, deadline));
};
