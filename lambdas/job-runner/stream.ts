/** Reads the table's change stream, and sends a message to the worker's queue for each job that a change starts. */

import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod';
import { environment } from '#contract/environment.ts';
import { isJob, type JobName, jobs, messageTo, startedBy } from '#contract/jobs/jobs.ts';
import { log } from '#lambdas/log.ts';

const sqs = new SQSClient({ maxAttempts: 4 });
const Queues = z.record(z.string(), z.string());
const Sent = z.object({ sk: z.literal('MESSAGE'), job: z.string(), input: z.string() });

type Change = { job: string; input: unknown };

const messagesOf = ({ eventName, dynamodb }: DynamoDBRecord): Change[] => {
  if (!dynamodb?.NewImage) return [];
  // The stream event uses DynamoDB's attribute format, typed by another package.
  const row = unmarshall(dynamodb.NewImage as Parameters<typeof unmarshall>[0]);
  const sent = Sent.safeParse(row);
  if (sent.success) return eventName === 'INSERT' ? [{ job: sent.data.job, input: JSON.parse(sent.data.input) }] : [];
  return (
    startedBy('row')
      .filter(({ value }) => String(row.sk).startsWith(value))
      // Migrated audit rows were processed in their old environment; here they only need archiving.
      .filter(({ name }) => row.moved !== true || name === ('archive-trail' satisfies JobName))
      .map(({ name }) => ({ job: name, input: row }))
  );
};

const put = async (record: DynamoDBRecord, queues: Record<string, string>) => {
  for (const { job, input } of messagesOf(record)) {
    if (isJob(job)) {
      const QueueUrl = queues[jobs[job].worker];
      await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: messageTo(job, input) }));
    }
    // The row was written by a version that had this job. Retrying would block all later changes.
    else log.error('unknown job', { job, input });
  }
};

export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  const queues = Queues.parse(JSON.parse(environment('QUEUE_URLS')));
  const outcomes = await Promise.allSettled(Records.map((record) => put(record, queues)));
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') log.error('a change was not passed to its jobs', { error: outcome.reason });
  const failed = Records.filter((_, index) => outcomes[index]?.status === 'rejected');
  // Lambda redelivers all records from the first failed one on.
  return { batchItemFailures: failed.map(({ dynamodb }) => ({ itemIdentifier: dynamodb?.SequenceNumber ?? '' })) };
};
