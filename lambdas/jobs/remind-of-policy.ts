/** Reminds the people who have not acknowledged a policy, batch by batch. */
import { job } from '#lambdas/job-runner/job.ts';
import { notifyOfDuePolicy } from '#lambdas/notifications/notify-of-policy.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { eachInBatch } from '#lambdas/policies/batch-service.ts';

export const performed = job('remind-of-policy', async ({ id, date, after }) => {
  const next = await eachInBatch(id, after, (user, policy, known) => notifyOfDuePolicy(user, policy, known, date));
  if (next !== undefined) await messages.send('remind-of-policy', { id, date, after: next }, `${id} ${date} ${next}`);
});
