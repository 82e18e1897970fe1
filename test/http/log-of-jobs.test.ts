/** Runbooks search for these log lines: a failed job, scheduler or change stream, with the reason. */
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handler as clock } from '#lambdas/job-runner/clock.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { handler as stream } from '#lambdas/job-runner/stream.ts';

const queues = mockClient(SQSClient);
const table = mockClient(DynamoDBDocumentClient);

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.stubEnv('LOG_LEVEL', 'INFO');
  vi.stubEnv('TABLE_NAME', 'table');
  vi.stubEnv('QUEUE_URLS', JSON.stringify({ settling: 'https://queue.example/settling' }));
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  queues.reset();
  table.reset();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const said = () => lines.map((line) => JSON.parse(line));

test('a failed job logs its name and its reason', async () => {
  const { perform } = job('settle-dues', async () => {
    throw new Error('the table is throttled');
  });
  await expect(perform({ id: '0b9c5f8e-3c1e-4c1e-9a52-0f2c8d6f1a11' })).rejects.toThrow();
  expect(said()).toMatchObject([
    { level: 'INFO', message: 'failed', job: 'settle-dues', error: { message: 'the table is throttled' } },
  ]);
});

test('the scheduler logs why daily jobs were not requested', async () => {
  table.on(GetCommand).rejects(new Error('the key is disabled'));
  await expect(clock({ time: '2026-11-22T08:00:00Z' })).rejects.toThrow('the key is disabled');
  expect(said()).toMatchObject([{ level: 'ERROR', error: { message: 'the key is disabled' } }]);
});

test('the change stream reader logs why a change was not passed on', async () => {
  queues.on(SendMessageCommand).rejects(new Error('the queue is gone'));
  const row = { pk: 'MESSAGE#1', sk: 'MESSAGE', job: 'settle-dues', input: '{"id":"1"}' };
  const NewImage = Object.fromEntries(Object.entries(row).map(([name, S]) => [name, { S }]));
  const record: DynamoDBRecord = { eventName: 'INSERT', dynamodb: { SequenceNumber: '7', NewImage } };
  expect(await stream({ Records: [record] })).toEqual({ batchItemFailures: [{ itemIdentifier: '7' }] });
  expect(said()).toMatchObject([{ level: 'ERROR', error: { message: 'the queue is gone' } }]);
});
