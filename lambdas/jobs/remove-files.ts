import { removeFile } from '#lambdas/files/kept-files.ts';
import { job } from '#lambdas/job-runner/job.ts';

/** Idempotent: removing a missing file succeeds. */
export const performed = job('remove-files', async ({ keys }) => {
  for (const key of keys) await removeFile(key);
});
