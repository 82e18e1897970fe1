import { job } from '#lambdas/runner/job.ts';
import { deliveries } from '#lambdas/stores/webhooks.ts';

export const performed = job('retry-webhooks', async ({ at }) => {
  for (const one of await deliveries.due(at)) await deliveries.tryDue(one);
});
