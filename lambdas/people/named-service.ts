/** Finds the person that a typed name or address means. */
import type { Actor } from '#domain/entity.ts';
import { rolesWithin } from '#domain/people/authorized-user.ts';
import { displayName } from '#domain/people/person.ts';
import { peopleCalled, users } from './store.ts';

/** The only active person with this name or address who can see an entity of these groups. */
export const personCalled = async (typed: string, groups: readonly string[]): Promise<Actor | undefined> => {
  const called = await peopleCalled(typed);
  const able = (called.length > 0 ? await users.rows() : []).filter(
    (user) => called.includes(user.id) && user.status === 'active' && rolesWithin(user, groups).length > 0,
  );
  const [person] = able.length === 1 ? able : [];
  return person && { id: person.id, name: displayName(person) };
};
