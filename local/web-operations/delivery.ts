/** Writes files as the delivery stream in AWS does: compressed, by day, in the bucket of interactions. */
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { INTERACTION_FILES } from '#contract/web/interaction-stream.ts';
import { INTERACTIONS_BUCKET } from '#local/environment.ts';

export const DELIVERY_STREAM = 'plumbline-interactions';

/** `interactions/day=2026-11-04/plumbline-interactions-1-2026-11-04-09-15-00-<uuid>.gz` */
const keyAt = (time: Date) => {
  const at = time.toISOString();
  const second = at.slice(0, 19).replaceAll(/[T:]/g, '-');
  return `${INTERACTION_FILES}day=${at.slice(0, 10)}/${DELIVERY_STREAM}-1-${second}-${randomUUID()}.gz`;
};

/** Created on first use, because the client reads the environment. */
let s3: S3Client | undefined;

/** Does not buffer: the file exists when the answer arrives. */
export const deliver = async (content: Buffer) => {
  s3 ??= new S3Client({ forcePathStyle: true });
  const Body = gzipSync(content);
  await s3.send(new PutObjectCommand({ Bucket: INTERACTIONS_BUCKET, Key: keyAt(new Date()), Body }));
};
