/**
 * Compares the audit archive with the table. This also finds rows of entities that were deleted together with their
 * audit log.
 */
import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { TRAIL_ARCHIVE } from '#contract/jobs/trail-archive.ts';
import { s3 } from '#lambdas/files/s3.ts';
import type { Checked } from './stored-logs.ts';
import { checkArchived } from './verification-service.ts';

const AT_ONCE = 50;

/** `checked` is the number of compared rows; 0 without an archive. */
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
