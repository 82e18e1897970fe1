/** All work items of a person: stored ones, and those of policies, which are derived when they are read. */
import type { Grant } from '#domain/permissions.ts';
import { placeOf } from '#domain/work/rows.ts';
import { policyWorkOf } from '#lambdas/policies/work-service.ts';
import { assignedWork } from './assigned-store.ts';

export const workHeldBy = async (person: { id: string; roles: readonly Grant[] }) => {
  const [{ items, reminders, more }, ofPolicies] = await Promise.all([
    assignedWork.of(person.id),
    policyWorkOf(person),
  ]);
  const reminded = ofPolicies.map((one) => ({ ...one, remind_on: reminders.get(one.id) ?? null }));
  const all =
    reminded.length > 0 ? [...items, ...reminded].toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)) : items;
  return { items: all, more };
};
