/** Who answers for an application, with what is known of them now. */
import type { Application } from '#domain/applications/application.ts';
import {
  type Assigned,
  firstOwner,
  MOST_PEOPLE,
  missingRoles,
  type PersonRole,
  withOwner,
} from '#domain/applications/people.ts';
import { type AssignedPerson, standingOf } from '#domain/applications/role-assignments.ts';
import type { Actor } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import { rolesWithin } from '#domain/people/authorized-user.ts';
import { fullName } from '#domain/people/person.ts';
import { invalid } from '#lambdas/known-errors.ts';
import { peopleCalled, users } from '#lambdas/people/store.ts';

type Answered = Pick<Application, 'owner' | 'people'>;

export const peopleNow = async ({
  people,
  resource_groups,
}: Pick<Application, 'people' | 'resource_groups'>): Promise<AssignedPerson[]> => {
  const everybody = people.length > 0 ? await users.rows() : [];
  return people.map((one) => {
    const user = everybody.find(({ id }) => id === one.id);
    const called = user ? fullName(user) || user.email : one.name;
    return { ...one, name: called, email: user?.email ?? null, standing: standingOf(user, one.role, resource_groups) };
  });
};

/** Somebody who can be that there. */
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

/** There are not too many of them, and the last owner that is demanded is not taken without another. */
export const mustBeEnough = (before: Application, after: Answered, path: string) => {
  if (after.people.length > MOST_PEOPLE) throw invalid([fieldError(path, 'too_many_entries', { max: MOST_PEOPLE })]);
  const isMissing = ({ people }: Answered) => missingRoles(before.risk_tier, people).includes('owner');
  if (isMissing(after) && !isMissing(before)) throw invalid([fieldError(path, 'owner_demanded')]);
};

/**
 * What is typed as its owner is that person, where it is the name or the address of one of those who can see it. Where
 * it is nobody's, it stays what was typed as long as nobody else is the owner. As it was read, it changes nothing.
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

/** Somebody who can see the application; who is named already stays so, whatever they may by now. */
export const named = async (
  person: { id: string } | null,
  { resource_groups }: Pick<Application, 'resource_groups'>,
  path: string,
  before: Actor | null = null,
): Promise<Actor | null> => {
  if (person === null) return null;
  if (person.id === before?.id) return before;
  const user = (await users.rows()).find(({ id }) => id === person.id);
  if (user?.status === 'active' && rolesWithin(user, resource_groups).length > 0)
    return { id: user.id, name: fullName(user) };
  throw invalid([fieldError(path, 'cannot_see_it')]);
};
