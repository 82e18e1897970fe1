import { job } from '#lambdas/job-runner/job.ts';
import { recomputeDues } from '#lambdas/work/due-service.ts';
import { recomputeApplicationWork } from '#lambdas/work/service.ts';

export const performed = job('settle-dues', async ({ id }) => {
  await recomputeDues(id);
  await recomputeApplicationWork(id); // untracked fields, such as the next due date, have no audit event
});
