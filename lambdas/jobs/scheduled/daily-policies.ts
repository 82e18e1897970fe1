/** Requests the reminders of each policy, and reminds owners of reviews. */
import { isAsking } from '#domain/policies/asking.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { notifyOfPolicyReview } from '#lambdas/notifications/notify-of-policy.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { policies } from '#lambdas/policies/store.ts';
import { noEarlierThanToday } from '#lambdas/work/due-service.ts';

export const performed = job('daily-policies', async ({ date }) => {
  const today = await noEarlierThanToday(date);
  for (const policy of await policies.rows()) {
    const { id, status, review_on } = policy;
    if (isAsking(policy)) await messages.send('remind-of-policy', { id, date: today }, `${id} ${today}`);
    if (status !== 'retired' && review_on !== '') await notifyOfPolicyReview(policy, today);
  }
});
