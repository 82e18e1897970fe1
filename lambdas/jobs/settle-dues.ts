import { job } from '#lambdas/job-runner/job.ts';
import { settleDues } from '#lambdas/work/due-service.ts';
import { settleApplicationWork } from '#lambdas/work/service.ts';

export const performed = job('settle-dues', async ({ id }) => {
  await settleDues(id);
  await settleApplicationWork(id); // of what is only noted, such as the day of the law, no trail tells
});
