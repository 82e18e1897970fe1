/** The people responsible for an application, with their current names and access. */
import type { Application } from '#domain/applications/application.ts';
import {
  type Assigned,
  firstOwner,
  MOST_PEOPLE,
  missingRoles,
  type PersonRole,
  withOwner,
} from '#domain/applications/people.ts';
import { type AssignedPerson, assignmentStateOf } from '#domain/applications/role-assignments.ts';
import type { Actor } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import { canWorkIn } from '#domain/people/authorized-user.ts';
import { displayName, fullName } from '#domain/people/person.ts';
import { invalid } from '#lambdas/known-errors.ts';
import { whyNotAssignable } from '#lambdas/people/named-service.ts';
import { peopleCalled, users } from '#lambdas/people/store.ts';

type Answered = Pick<Application, 'owner' | 'people'>;

export const peopleNow = async ({
  people,
  resource_groups,
}: Pick<Application, 'people' | 'resource_groups'>): Promise<AssignedPerson[]> => {
  const everybody = people.length > 0 ? await users.rows() : [];
  return people.map((one) => {
    const user = everybody.find(({ id }) => id === one.id);
    const called = user ? displayName(user) : one.name;
    return {
      ...one,
      name: called,
      email: user?.email ?? null,
      standing: assignmentStateOf(user, one.role, resource_groups),
    };
  });
};

/** Requires a person who can hold the role. */
export const assignable = async (role: PersonRole, id: string, groups: readonly string[]): Promise<Assigned> => {
  const assigned = { role, id, name: id };
  const [{ name, standing } = { name: id, standing: 'deleted' }] = await peopleNow({
    people: [assigned],
    resource_groups: [...groups],
  });
  if (standing === 'not_allowed') throw invalid([fieldError('user_id', 'no_role_for_it', { people: name })]);
  if (standing !== 'able') throw invalid([fieldError('user_id', 'cannot_see_it')]);
  return { ...assigned, name };
};

/** Limits the number of people, and keeps the last owner if the tier demands one. */
export const mustBeEnough = (before: Application, after: Answered, path: string) => {
  if (after.people.length > MOST_PEOPLE) throw invalid([fieldError(path, 'too_many_entries', { max: MOST_PEOPLE })]);
  const isMissing = ({ people }: Answered) => missingRoles(before.risk_tier, people).includes('owner');
  if (isMissing(after) && !isMissing(before)) throw invalid([fieldError(path, 'owner_demanded')]);
};

/**
 * Resolves the owner text to a person if it matches exactly one with access. Unmatched text is kept while no person is
 * the owner. Sending back the stored text changes nothing.
 */
export const ownedBy = async (typed: string, before: Answered, groups: readonly string[]): Promise<Answered> => {
  const owner = firstOwner(before.people);
  if (owner && typed === before.owner) return { owner: owner.name, people: before.people };
  const called = (await peopleCalled(typed)).map((id) => ({ role: 'owner' as const, id, name: id }));
  const able = (await peopleNow({ people: called, resource_groups: [...groups] })).filter(
    ({ standing }) => standing === 'able',
  );
  const [person] = able.length === 1 ? able : [];
  if (owner && !person && typed !== '') throw invalid([fieldError('owner', 'not_a_person')]);
  return withOwner(before, typed, person && { id: person.id, name: person.name });
};

/** Requires a person with access to the application; the current assignee is accepted regardless. */
export const named = async (
  person: { id: string } | null,
  { resource_groups }: Pick<Application, 'resource_groups'>,
  path: string,
  before: Actor | null = null,
): Promise<Actor | null> => {
  if (person === null) return null;
  if (person.id === before?.id) return before;
  const user = (await users.rows()).find(({ id }) => id === person.id);
  if (user && canWorkIn(user, resource_groups)) return { id: user.id, name: fullName(user) };
  throw invalid([whyNotAssignable(user, resource_groups, path)]);
};
