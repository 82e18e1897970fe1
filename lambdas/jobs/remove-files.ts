import { removeFile } from '#lambdas/files/kept-files.ts';
import { job } from '#lambdas/job-runner/job.ts';

/** What is not there is removed already. */
export const performed = job('remove-files', async ({ keys }) => {
  for (const key of keys) await removeFile(key);
});
