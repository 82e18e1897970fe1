/** Finds people to whom work can be assigned. */
import type { Actor } from '#domain/entity.ts';
import { type FieldError, fieldError } from '#domain/field-error.ts';
import { canSeeIn, canWorkIn } from '#domain/people/authorized-user.ts';
import { displayName } from '#domain/people/person.ts';
import type { UserRow } from '#domain/people/row.ts';
import { peopleCalled, users } from './store.ts';

/** The only active person with this name or address who can work on an entity of these groups. */
export const personCalled = async (typed: string, groups: readonly string[]): Promise<Actor | undefined> => {
  const called = await peopleCalled(typed);
  const able = (called.length > 0 ? await users.rows() : []).filter(
    (user) => called.includes(user.id) && canWorkIn(user, groups),
  );
  const [person] = able.length === 1 ? able : [];
  return person && { id: person.id, name: displayName(person) };
};

/** Why work in these groups cannot be assigned to the person. */
export const whyNotAssignable = (user: UserRow | undefined, groups: readonly string[], path: string): FieldError =>
  user && canSeeIn(user, groups)
    ? fieldError(path, 'no_role_for_it', { people: displayName(user) })
    : fieldError(path, 'cannot_see_it');
