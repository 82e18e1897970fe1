/** Every job receives each input three times, in any order, with the same effect as once. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type JobName, jobs, messageTo } from '#contract/jobs/jobs.ts';
import { keysOf } from '#domain/keys-of.ts';
import { startIdentity } from '#local/aws/cognito/server.ts';
import { startStorage } from '#local/aws/s3/server.ts';
import type { JobHandlers } from '#local/jobs/handlers.ts';
import { invoke } from '#local/jobs/invoke.ts';
import { loadJobs } from '#local/jobs/start.ts';
import { startOwnTable } from '#test/stores/own-table.ts';

const parts: { stop: () => Promise<void> }[] = [];
let handlers: JobHandlers;
let makeExamples: typeof import('./examples/examples.ts').examples;
let everything: () => Promise<Record<string, unknown>[]>;
let clear: () => Promise<unknown>;

beforeAll(async () => {
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const data = await mkdtemp(join(tmpdir(), 'plumbline-jobs-'));
  parts.push({ stop: () => rm(data, { recursive: true }) }, await startOwnTable());
  const storage = {
    port: 0,
    data,
    buckets: ['files', 'archive'],
    credentials,
    allowedOrigins: [],
    onCreated: () => {},
  };
  const { url, stop } = await startStorage(storage);
  parts.push({ stop });
  const identity = await startIdentity({
    ...{ port: 0, data: join(data, 'identity'), webOrigin: 'http://localhost', deliver: () => {} },
    ...{ adminCredentials: credentials, extraFlows: [] },
  });
  parts.push(identity);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: url,
    FILES_BUCKET: 'files',
    ARCHIVE_BUCKET: 'archive',
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: identity.url,
    USER_POOL_ID: identity.userPoolId,
    LOG_LEVEL: 'SILENT',
  });
  // Modules that read the environment on load are imported after it is set.
  handlers = await loadJobs();
  makeExamples = (await import('./examples/examples.ts')).examples;
  const { table, tableName } = await import('#lambdas/persistence/table.ts');
  everything = async () => (await table.send(new ScanCommand({ TableName: tableName() }))).Items ?? [];
  const remove = ({ pk, sk }: Record<string, unknown>) =>
    table.send(new DeleteCommand({ TableName: tableName(), Key: { pk, sk } }));
  clear = async () => Promise.all((await everything()).map(remove));
});

afterAll(async () => {
  for (const part of parts.toReversed()) await part.stop();
});

const tell = (job: JobName, input: unknown) =>
  invoke(handlers, {
    ...{ id: randomUUID(), job, attempts: 0, sent_at: new Date().toISOString() },
    body: messageTo(job, input),
  });

const inAnyOrder = <T>(all: readonly T[]) => fc.shuffledSubarray([...all], { minLength: all.length });

/** Many jobs read every entity, so each test starts with an empty table. */
afterEach(() => clear());

test.each(keysOf(jobs))('the job %s has the same effect when its inputs arrive three times', async (name) => {
  const once = await makeExamples[name]();
  for (const input of once.inputs) await tell(name, input);
  const expected = await once.outcome();

  const order = [0, 1, 2].flatMap(() => [...once.inputs.keys()]);
  await fc.assert(
    fc.asyncProperty(inAnyOrder(order), async (told) => {
      const { inputs, outcome } = await makeExamples[name]();
      for (const which of told) await tell(name, inputs[which]);
      expect(await outcome()).toEqual(expected);

      const before = await everything();
      for (const which of new Set(told)) await tell(name, inputs[which]);
      expect(await everything()).toEqual(before);
    }),
    { numRuns: 3 },
  );
});
