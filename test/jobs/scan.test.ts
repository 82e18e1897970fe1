/** With GuardDuty, a version is usable only when both scans accept the same bytes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { messageTo } from '#contract/jobs/jobs.ts';
import type { KeptVersion } from '#domain/documents/document.ts';
import { uploadKeyOf } from '#domain/documents/file-keys.ts';
import { startStorage } from '#local/aws/s3/server.ts';
import type { JobHandlers } from '#local/jobs/handlers.ts';
import { invoke } from '#local/jobs/invoke.ts';
import { loadJobs } from '#local/jobs/start.ts';
import { startOwnTable } from '#test/stores/own-table.ts';

const parts: { stop: () => Promise<void> }[] = [];
let handlers: JobHandlers;
let documents: typeof import('#lambdas/documents/store.ts').documents;

beforeAll(async () => {
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const data = await mkdtemp(join(tmpdir(), 'plumbline-scan-'));
  parts.push({ stop: () => rm(data, { recursive: true }) }, await startOwnTable());
  const storage = { port: 0, data, buckets: ['files'], credentials, allowedOrigins: [], onCreated: () => {} };
  const { url, stop } = await startStorage(storage);
  parts.push({ stop });
  Object.assign(process.env, {
    ...{ AWS_ENDPOINT_URL_S3: url, FILES_BUCKET: 'files' },
    ...{ LOG_LEVEL: 'SILENT' },
  });
  handlers = await loadJobs();
  ({ documents } = await import('#lambdas/documents/store.ts'));
});
afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(async () => {
  for (const part of parts.toReversed()) await part.stop();
});

const ANA = { id: 'ana', name: 'Ana' };

const sent = async (content: string) => {
  const version: KeptVersion = {
    ...{ number: 1, state: 'created', error: null, file_name: 'a.csv', format: 'csv', size: 8, sha256: null },
    ...{ content_type: 'text/csv', uploaded_at: '2026-11-22T10:00:00.000Z', uploaded_by: ANA },
  };
  const draft = { document_kind: 'other' as const, versions: [version], progress: null, uses: 0 };
  const document = await documents.create({ ...draft, application_id: crypto.randomUUID(), name: 'a' }, ANA);
  const s3 = new S3Client({ forcePathStyle: true });
  const where = { Bucket: 'files', Key: uploadKeyOf(document, version) };
  await s3.send(new PutObjectCommand({ ...where, Body: content }));
  const { ETag } = await s3.send(new HeadObjectCommand(where));
  return { id: document.id, key: where.Key, etag: (ETag ?? '').replaceAll('"', '') };
};

const told = async (id: string, message: object) => {
  await invoke(handlers, {
    ...{ id: crypto.randomUUID(), job: 'check-upload', attempts: 0, sent_at: new Date().toISOString() },
    body: messageTo('check-upload', message),
  });
  const [version] = (await documents.get(id))?.versions ?? [];
  return [version?.state, version?.error];
};

test.each([
  ['a,b\n1,2\n', 'NO_THREATS_FOUND', ['ready', null]],
  ['', 'NO_THREATS_FOUND', ['error', 'empty']],
  ['a,b\n1,2\n', 'THREATS_FOUND', ['error', 'malware']],
  ['', 'THREATS_FOUND', ['error', 'malware']],
  ['a,b\n1,2\n', 'UNSUPPORTED', ['error', 'not_checked']],
  ['', 'FAILED', ['error', 'empty']],
])('a document with %j and GuardDuty result %s becomes %j', async (content, result, outcome) => {
  vi.stubEnv('MALWARE_SCAN', 'on');
  const { id, key, etag } = await sent(content);
  expect(await told(id, { object: { key }, scan: { etag, result } })).toEqual(outcome);
});

test('the document waits for GuardDuty and ignores a result for other bytes', async () => {
  vi.stubEnv('MALWARE_SCAN', 'on');
  const { id, key } = await sent('a,b\n1,2\n');
  expect(await told(id, { object: { key } })).toEqual(['created', null]);
  const other = { etag: '0123456789abcdef0123456789abcdef', result: 'NO_THREATS_FOUND' };
  expect(await told(id, { object: { key }, scan: other })).toEqual(['created', null]);
});

test("in the local environment only the product's own check decides", async () => {
  const { id, key } = await sent('a,b\n1,2\n');
  expect(await told(id, { object: { key } })).toEqual(['ready', null]);
});
