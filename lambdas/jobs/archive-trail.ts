/** Keeps each row of the audit trail a second time, where nobody can take it away before its time. */
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { environment } from '#contract/environment.ts';
import { TRAIL_ARCHIVE } from '#contract/trail-archive.ts';
import { s3 } from '#lambdas/files/s3.ts';
import { job } from '#lambdas/job-runner/job.ts';

/** A row never changes, so whatever comes twice is the same file. What lay there before stays as an older version. */
const keyOf = ({ pk, sk }: { pk: string; sk: string }) =>
  `${TRAIL_ARCHIVE}${[pk.replace('AUDIT#', ''), sk.replace('AUDIT#', '')].join('/').replaceAll('#', '/')}.json`;

export const performed = job('archive-trail', async (row) => {
  await s3.send(
    new PutObjectCommand({
      Bucket: environment('ARCHIVE_BUCKET'),
      Key: keyOf(row),
      Body: `${JSON.stringify(row)}\n`,
      ContentType: 'application/json',
    }),
  );
});
