/** People responsible for an application. Contains no schema, to keep the browser bundle small. */
import type { ApplicationTier, Role } from '#domain/enumerations.ts';
import { permissions } from '#domain/permissions.ts';

/** Roles in display order. */
export const PERSON_ROLES = ['owner', 'technical_owner', 'reviewer', 'approver', 'contact'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

/** Limit across all roles. */
export const MOST_PEOPLE = 30;

/** The name is the one at assignment. */
export type Assigned = { role: PersonRole; id: string; name: string };

/**
 * Roles that each tier requires, each held by at least one person. A prohibited application needs an owner to stop it.
 */
const DEMANDED: Record<ApplicationTier, readonly PersonRole[]> = {
  not_assessed: [],
  low: ['owner'],
  medium: ['owner', 'approver'],
  high: PERSON_ROLES,
  prohibited: ['owner'],
};

/**
 * Permissions that an assignee needs. A contact only reads.
 */
export const NEEDED: Record<PersonRole, readonly Role[]> = {
  owner: permissions.doAssignedWork,
  technical_owner: permissions.doAssignedWork,
  reviewer: permissions.reviewControls,
  approver: permissions.decideApprovals,
  contact: permissions.readObjects,
};

export const missingRoles = (tier: ApplicationTier, people: readonly Pick<Assigned, 'role'>[]): PersonRole[] =>
  DEMANDED[tier].filter((role) => !people.some((one) => one.role === role));

type Owned = { owner: string; people: readonly Assigned[] };

/** Owning roles: these people are accountable for the application, are notified about it, and never decide on it. */
export const OWNING: readonly PersonRole[] = ['owner', 'technical_owner'];

export const ownersIn = (people: readonly { role: PersonRole; id: string }[]): string[] => [
  ...new Set(people.filter(({ role }) => OWNING.includes(role)).map(({ id }) => id)),
];

export const firstOwner = (people: readonly Assigned[]) => people.find(({ role }) => role === 'owner');

const isIn = (role: PersonRole, id: string) => (one: Assigned) => one.role === role && one.id === id;

/** Lists show the first owner's name. A typed owner without an account stays until a person is assigned. */
const shown = ({ owner, people }: Owned, after: readonly Assigned[]) => ({
  owner: firstOwner(after)?.name ?? (firstOwner(people) ? '' : owner),
  people: [...after],
});

export const assign = (before: Owned, assigned: Assigned) => {
  const { people } = before;
  const known = people.findIndex(isIn(assigned.role, assigned.id));
  return shown(before, known < 0 ? [...people, assigned] : people.with(known, assigned));
};

export const unassign = (before: Owned, role: PersonRole, id: string) => {
  const isThey = isIn(role, id);
  return shown(
    before,
    before.people.filter((one) => !isThey(one)),
  );
};

/**
 * A typed owner replaces the first owner; the other owners stay. Without a matching person, the typed text is shown
 * only if no other owner remains.
 */
export const withOwner = (before: Owned, typed: string, person?: Pick<Assigned, 'id' | 'name'>) => {
  const gone = firstOwner(before.people)?.id;
  const others = before.people.filter(({ role, id }) => role !== 'owner' || (id !== gone && id !== person?.id));
  const people = person ? [{ role: 'owner' as const, ...person }, ...others] : others;
  return { owner: firstOwner(people)?.name ?? typed, people };
};
