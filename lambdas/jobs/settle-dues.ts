import { job } from '#lambdas/runner/job.ts';
import { settleDues } from '#lambdas/stores/dues.ts';
import { settleApplicationWork } from '#lambdas/stores/settle-work.ts';

export const performed = job('settle-dues', async ({ id }) => {
  await settleDues(id);
  await settleApplicationWork(id); // of what is only noted, such as the day of the law, no trail tells
});
