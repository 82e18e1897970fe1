/** Reads interactions that the delivery stream stored. */
import { gunzipSync } from 'node:zlib';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { INTERACTIONS_BUCKET } from '#local/environment.ts';

const SHOWN = 20;

let s3: S3Client | undefined;

export const keptInteractions = async (): Promise<string[]> => {
  s3 ??= new S3Client({ forcePathStyle: true });
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: INTERACTIONS_BUCKET }));
  // Keys sort by time.
  const newest = Contents.slice(-SHOWN).reverse();
  const files = newest.map(async ({ Key }) => {
    const { Body } = (await s3?.send(new GetObjectCommand({ Bucket: INTERACTIONS_BUCKET, Key }))) ?? {};
    const content = (await Body?.transformToByteArray()) ?? new Uint8Array();
    return gunzipSync(content).toString().trimEnd().split('\n').reverse();
  });
  return (await Promise.all(files)).flat();
};
