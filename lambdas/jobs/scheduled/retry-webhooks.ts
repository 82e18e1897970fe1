import { job } from '#lambdas/job-runner/job.ts';
import { deliveries } from '#lambdas/webhooks/store.ts';

export const performed = job('retry-webhooks', async ({ at }) => {
  for (const one of await deliveries.due(at)) await deliveries.tryDue(one);
});
