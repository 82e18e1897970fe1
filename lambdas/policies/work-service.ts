/**
 * The work items that policies give a person. They are derived when they are read: stored items of everyone would be
 * thousands of writes for each version, and would miss people who join the audience.
 */
import type { Grant } from '#domain/permissions.ts';
import { mayEditPolicy } from '#domain/policies/access.ts';
import { acknowledgedIn, askingOf, dueDay } from '#domain/policies/asking.ts';
import type { KeptWork } from '#domain/work/item.ts';
import { workOfAcknowledgement, workOfReview } from '#domain/work/of-policy.ts';
import { policyPeople } from './person-store.ts';
import { policies } from './store.ts';

export const policyWorkOf = async (person: { id: string; roles: readonly Grant[] }): Promise<KeptWork[]> => {
  const rows = await policies.rows();
  const asking = askingOf(rows, person.roles);
  const own = await policyPeople.ofPerson(
    person.id,
    asking.map(({ id }) => id),
  );
  const open = asking.flatMap((policy, at) =>
    acknowledgedIn(own[at], policy.asked.from) ? [] : [workOfAcknowledgement(policy, dueDay(policy, own[at]))],
  );
  const reviews = rows.filter(
    (row) =>
      row.review_on !== '' && row.status !== 'retired' && row.owned_by?.id === person.id && mayEditPolicy(person, row),
  );
  return [...open, ...reviews.map(workOfReview)];
};
