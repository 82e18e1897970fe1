/** Who answers for an application, and for what. No schema lives here, so that the browser can have it for nothing. */
import type { ApplicationTier, Role } from '#domain/enumerations.ts';
import { permissions } from '#domain/permissions.ts';

/** What somebody can be of an application; in the order in which they are shown. */
export const PERSON_ROLES = ['owner', 'technical_owner', 'reviewer', 'approver', 'contact'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

/** How many there may be, in whatever roles. */
export const MOST_PEOPLE = 30;

/** By the name that they had when they were named. */
export type Assigned = { role: PersonRole; id: string; name: string };

/** What each tier demands, each by one person at least. What is prohibited has to be stopped by somebody. */
const DEMANDED: Record<ApplicationTier, readonly PersonRole[]> = {
  not_assessed: [],
  low: ['owner'],
  medium: ['owner', 'approver'],
  high: PERSON_ROLES,
  prohibited: ['owner'],
};

/** Whoever is to review or decide needs a role that lets them. For the others it is enough that they can see it. */
export const NEEDED: Record<PersonRole, readonly Role[]> = {
  owner: permissions.readObjects,
  technical_owner: permissions.readObjects,
  reviewer: permissions.reviewControls,
  approver: permissions.decideApprovals,
  contact: permissions.readObjects,
};

export const missingRoles = (tier: ApplicationTier, people: readonly Pick<Assigned, 'role'>[]): PersonRole[] =>
  DEMANDED[tier].filter((role) => !people.some((one) => one.role === role));

type Owned = { owner: string; people: readonly Assigned[] };

/** These own an application: they answer for it, are notified about it, and never decide on it. */
export const OWNING: readonly PersonRole[] = ['owner', 'technical_owner'];

export const ownersIn = (people: readonly { role: PersonRole; id: string }[]): string[] => [
  ...new Set(people.filter(({ role }) => OWNING.includes(role)).map(({ id }) => id)),
];

/** Whose name lists show. */
export const firstOwner = (people: readonly Assigned[]) => people.find(({ role }) => role === 'owner');

const isIn = (role: PersonRole, id: string) => (one: Assigned) => one.role === role && one.id === id;

/** Lists show one name: the first owner's. What was typed and is nobody's name stays until somebody is named. */
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

/** Whoever is typed as the owner takes the place of the first one, and nobody takes it away; the others stay. */
export const withOwner = (before: Owned, typed: string, person?: Pick<Assigned, 'id' | 'name'>) => {
  const gone = firstOwner(before.people)?.id;
  const others = before.people.filter(({ role, id }) => role !== 'owner' || (id !== gone && id !== person?.id));
  const people = person ? [{ role: 'owner' as const, ...person }, ...others] : others;
  return { owner: firstOwner(people)?.name ?? typed, people };
};
