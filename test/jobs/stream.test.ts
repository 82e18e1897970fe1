/** Changes in the table, and the jobs that they start. */
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test, vi } from 'vitest';
import { jobs, startedBy } from '#contract/jobs/jobs.ts';
import { workers } from '#contract/jobs/workers.ts';
import { handler } from '#lambdas/job-runner/stream.ts';
import { keys } from '#lambdas/persistence/keys.ts';

const sqs = mockClient(SQSClient);

beforeEach(() => {
  vi.stubEnv(
    'QUEUE_URLS',
    JSON.stringify(Object.fromEntries(Object.keys(workers).map((name) => [name, `https://sqs/${name}`]))),
  );
  sqs.reset();
  sqs.on(SendMessageCommand).resolves({});
});

let number = 0;
const change = (eventName: 'INSERT' | 'MODIFY' | 'REMOVE', row: Record<string, unknown>): DynamoDBRecord => {
  number += 1;
  const image = marshall(row) as NonNullable<DynamoDBRecord['dynamodb']>['NewImage']; // same shape, typed by the SDK
  return {
    eventName,
    dynamodb: { SequenceNumber: String(number), [eventName === 'REMOVE' ? 'OldImage' : 'NewImage']: image },
  };
};

const sent = () =>
  sqs
    .commandCalls(SendMessageCommand)
    .map(({ args: [{ input }] }) => [input.QueueUrl, JSON.parse(input.MessageBody ?? '')]);

const audit = { ...keys.audit(keys.vendor('1'), 2), what: 'vendor', id: '1', version: 2 };
/** The queues and messages of an audit row. */
const AUDITED = startedBy('row').map(({ name }) => [`https://sqs/${jobs[name].worker}`, { job: name, input: audit }]);
const message = { ...keys.message('daily-sweep', '2026-11-22'), job: 'daily-sweep', input: '{"date":"2026-11-22"}' };

test('a row that starts a job becomes a message with all its attributes', async () => {
  expect(await handler({ Records: [change('INSERT', audit)] })).toEqual({ batchItemFailures: [] });
  expect(sent()).toEqual(AUDITED);
});

test('a message goes to its job once', async () => {
  await handler({ Records: [change('INSERT', message), change('MODIFY', message)] });
  expect(sent()).toEqual([['https://sqs/tidying', { job: 'daily-sweep', input: { date: '2026-11-22' } }]]);
});

test('removed rows and rows without a job send no message', async () => {
  await handler({ Records: [change('REMOVE', audit), change('REMOVE', message), change('INSERT', keys.vendor('1'))] });
  expect(sent()).toEqual([]);
});

test('a message for a removed job does not block the others', async () => {
  const gone = { ...keys.message('gone', '1'), job: 'gone', input: '{}' };
  const records = [change('INSERT', gone), change('INSERT', audit)];
  expect(await handler({ Records: records })).toEqual({ batchItemFailures: [] });
  expect(sent()).toEqual(AUDITED);
});

test('a partly failed batch reports the failed record for a retry', async () => {
  const [good, bad] = [change('INSERT', message), change('INSERT', audit)];
  sqs.on(SendMessageCommand, { QueueUrl: 'https://sqs/fan-out' }).rejects(new Error('The queue is not there.'));
  const { batchItemFailures } = await handler({ Records: [good, bad] });
  expect(batchItemFailures).toEqual([{ itemIdentifier: bad.dynamodb?.SequenceNumber }]);
});
