/** Asks the people of a policy to acknowledge it, batch by batch. */
import { rolesOf } from '#domain/people/person.ts';
import { isForPerson } from '#domain/policies/access.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { notifyOfAskedPolicy } from '#lambdas/notifications/notify-of-policy.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { eachInBatch } from '#lambdas/policies/batch-service.ts';
import { policyPeople } from '#lambdas/policies/person-store.ts';

export const performed = job('ask-policy', async ({ id, request, audience_before, after }) => {
  const today = await companyDay();
  const next = await eachInBatch(id, after, async (user, policy, known) => {
    const joins = audience_before !== null && !isForPerson({ audience_roles: audience_before }, rolesOf(user));
    if (audience_before !== null && !joins) return;
    if (joins) await policyPeople.enter(id, user.id, today);
    await notifyOfAskedPolicy(user, policy, joins ? { entered_on: today } : known);
  });
  if (next !== undefined)
    await messages.send('ask-policy', { id, request, audience_before, after: next }, `${id} ${request} ${next}`);
});
