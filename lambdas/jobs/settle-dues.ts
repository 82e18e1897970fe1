import { job } from '#lambdas/job-runner/job.ts';
import { settleDues } from '#lambdas/work/due-service.ts';
import { settleApplicationWork } from '#lambdas/work/service.ts';

export const performed = job('settle-dues', async ({ id }) => {
  await settleDues(id);
  await settleApplicationWork(id); // untracked fields, such as the next due date, have no audit event
});
