import { job } from '#lambdas/runner/job.ts';
import { settleDues } from '#lambdas/stores/dues.ts';

export const handler = job('settle-dues', async ({ id }) => {
  await settleDues(id);
});
