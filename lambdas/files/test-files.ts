/** Input and output files of bias tests. Keys contain the hash of the content, so content never changes. */
import { createHash } from 'node:crypto';
import { GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { inCurrentShape } from '#domain/bias/result/earlier.ts';
import { CSV_MARK, csvLine } from '#domain/list/csv.ts';
import { faultsKeyOf, resultKeyOf } from '#domain/tests/file-keys.ts';
import { KeptResult, type TestFault } from '#domain/tests/test.ts';
import { attachedAs } from './attached.ts';
import { bodyStream } from './body-stream.ts';
import { bucket, s3 } from './s3.ts';

type Place = { application_id: string; id: string };

const MINUTES_5 = 300;

export class FileIsGone extends Error {}
/** The content differs from the checked file. */
export class FileIsAnother extends Error {}

/** Streams the file and compares its hash at the end, before the caller uses a result. */
export async function* chunksOf(Key: string, sha256: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket(), Key })).catch((error: unknown) => {
    throw error instanceof NoSuchKey ? new FileIsGone() : error;
  });
  for await (const chunk of bodyStream(Body)) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== sha256) throw new FileIsAnother();
}

const put = (Key: string, Body: Buffer, ContentType: string, ContentDisposition?: string) =>
  s3.send(new PutObjectCommand({ Bucket: bucket(), Key, Body, ContentType, ContentDisposition }));

export const keepResult = async (test: Place, result: KeptResult) => {
  const body = Buffer.from(JSON.stringify(result));
  const sha256 = createHash('sha256').update(body).digest('hex');
  await put(resultKeyOf(test, sha256), body, 'application/json');
  return { sha256, size: body.length };
};

export const readResult = async (test: Place, sha256: string): Promise<KeptResult> => {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket(), Key: resultKeyOf(test, sha256) }));
  const text = (await Body?.transformToString()) ?? '';
  if (createHash('sha256').update(text).digest('hex') !== sha256)
    throw new Error('The stored result does not match its checksum.');
  return KeptResult.parse(inCurrentShape(JSON.parse(text)));
};

const HEADER = ['row', 'column', 'why', 'value', 'limit'];

export const keepFaults = async (test: Place, attempt: number, name: string, faults: readonly TestFault[]) => {
  const lines = faults.map(({ row, column, why, value, limit }) => csvLine([row, column, why, value, limit ?? '']));
  const body = Buffer.from([CSV_MARK, csvLine(HEADER), ...lines].join(''));
  const type = 'text/csv; charset=utf-8';
  await put(faultsKeyOf(test, attempt), body, type, attachedAs(`${name} - faults.csv`, 'faults.csv'));
};

const addressOf = (Key: string) =>
  getSignedUrl(s3, new GetObjectCommand({ Bucket: bucket(), Key }), { expiresIn: MINUTES_5 });

export const inputAddress = (key: string) => addressOf(key);

export const faultsAddress = (test: Place, attempt: number) => addressOf(faultsKeyOf(test, attempt));

export const resultAddress = async (test: Place, sha256: string, now = Date.now()) => ({
  url: await addressOf(resultKeyOf(test, sha256)),
  expires_at: new Date(now + MINUTES_5 * 1000).toISOString(),
});
