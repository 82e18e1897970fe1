/** Copies each audit row to the archive bucket, where object lock prevents deletion. */
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { environment } from '#contract/environment.ts';
import { TRAIL_ARCHIVE } from '#contract/jobs/trail-archive.ts';
import { s3 } from '#lambdas/files/s3.ts';
import { job } from '#lambdas/job-runner/job.ts';

/** Audit rows never change, so a repeated message writes the same object; earlier object versions stay. */
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
