/** Reads what changed in the table and puts a message into the queue of the worker of each job that this starts. */

import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod';
import { environment } from '#contract/environment.ts';
import { isJob, type JobName, jobs, messageTo, startedBy } from '#contract/jobs.ts';
import { log } from '#lambdas/log.ts';

const sqs = new SQSClient({ maxAttempts: 4 });
const Queues = z.record(z.string(), z.string());
const Sent = z.object({ sk: z.literal('MESSAGE'), job: z.string(), input: z.string() });

type Change = { job: string; input: unknown };

const messagesOf = ({ eventName, dynamodb }: DynamoDBRecord): Change[] => {
  if (!dynamodb?.NewImage) return [];
  // The event has the table's own notation of values, typed by another package.
  const row = unmarshall(dynamodb.NewImage as Parameters<typeof unmarshall>[0]);
  const sent = Sent.safeParse(row);
  if (sent.success) return eventName === 'INSERT' ? [{ job: sent.data.job, input: JSON.parse(sent.data.input) }] : [];
  return (
    startedBy('row')
      .filter(({ value }) => String(row.sk).startsWith(value))
      // What came with its tenant from elsewhere was told there, and is still to be archived here.
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
    // Asked for before the table of jobs changed. Were it tried again, all that was written since would wait for it.
    else log.error('there is no such job any more', { job, input });
  }
};

export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  const queues = Queues.parse(JSON.parse(environment('QUEUE_URLS')));
  const outcomes = await Promise.allSettled(Records.map((record) => put(record, queues)));
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') log.error('a change was not handed on', { error: outcome.reason });
  const failed = Records.filter((_, index) => outcomes[index]?.status === 'rejected');
  // Whatever came from the first of these on comes again.
  return { batchItemFailures: failed.map(({ dynamodb }) => ({ itemIdentifier: dynamodb?.SequenceNumber ?? '' })) };
};
