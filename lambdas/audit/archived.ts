/** Compares the archive of the audit trail with what is stored: rows whose entity is gone with its whole trail are there still. */
import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { TRAIL_ARCHIVE } from '#contract/trail-archive.ts';
import { s3 } from '#lambdas/files/s3.ts';
import type { Checked } from './stored-logs.ts';
import { checkArchived } from './verification-service.ts';

const AT_ONCE = 50;

/** `checked` says how many rows were compared: none where there is no archive. */
export const checkAgainstArchive = async (after: string | undefined): Promise<Checked> => {
  const { ARCHIVE_BUCKET: Bucket } = process.env;
  if (!Bucket) return { checked: 0, breaks: [], next: null };
  const part = { Bucket, Prefix: TRAIL_ARCHIVE, MaxKeys: AT_ONCE, ContinuationToken: after };
  const { Contents = [], NextContinuationToken = null } = await s3.send(new ListObjectsV2Command(part));
  const archived = await Promise.all(
    Contents.map(async ({ Key }) => {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
      return JSON.parse((await Body?.transformToString()) ?? '');
    }),
  );
  return { checked: archived.length, breaks: await checkArchived(archived), next: NextContinuationToken };
};
