import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStream } from '#local/jobs/stream.ts';
import { startTable } from '#local/table.ts';
import { eventually } from '#test/eventually.ts';

const installation = { tableName: 'plumbline-test', accessKeyId: 'test', secretAccessKey: 'test' };

const newTable = async () => {
  const data = await mkdtemp(join(tmpdir(), 'plumbline-stream-'));
  const table = await startTable({ data, installation });
  const client = new DynamoDBClient({ endpoint: table.endpoint, region: 'us-east-1', credentials: installation });
  onTestFinished(async () => {
    client.destroy();
    await table.stop();
    await rm(data, { recursive: true });
  });
  const put = (pk: string) =>
    client.send(new PutItemCommand({ TableName: installation.tableName, Item: { pk: { S: pk }, sk: { S: 'ROW' } } }));

  /** Each reader resumes where the previous one stopped. */
  const reader = async (fails = false) => {
    const seen: (string | undefined)[] = [];
    const stream = await openStream({
      data,
      endpoint: table.endpoint,
      installation,
      handle: async ({ Records }) => {
        seen.push(...Records.map(({ dynamodb }) => dynamodb?.Keys?.pk?.S));
        return { batchItemFailures: fails ? [{ itemIdentifier: '1' }] : [] };
      },
    });
    table.onWrite(stream.wake);
    return { seen, stop: stream.stop, sees: (rows: string[]) => eventually(() => expect(seen).toEqual(rows)) };
  };
  return { put, reader };
};

test('delivers writes in order and once, including those made without a reader', async () => {
  const { put, reader } = await newTable();
  const first = await reader();
  await put('a');
  await put('b');
  await first.sees(['a', 'b']);
  await first.stop();

  await put('c');
  const second = await reader();
  await second.sees(['c']);
  await put('d');
  await second.sees(['c', 'd']);
  await second.stop();
});

test('redelivers a change whose delivery failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { put, reader } = await newTable();
  const failing = await reader(true);
  await put('a');
  await failing.sees(['a']);
  await failing.stop();

  const later = await reader();
  await later.sees(['a']);
  await later.stop();
});

test('ignores writes from before the first reader', async () => {
  const { put, reader } = await newTable();
  await put('old');
  const first = await reader();
  await put('new');
  await first.sees(['new']);
  await first.stop();
});

test('reads more than one batch to the end', async () => {
  const { put, reader } = await newTable();
  const first = await reader();
  await first.stop();
  const rows = Array.from({ length: 110 }, (_, number) => String(number));
  for (const row of rows) await put(row);
  const second = await reader();
  await second.sees(rows);
  await second.stop();
});
