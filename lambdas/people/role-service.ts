/** Assigns and removes the roles of people and API clients. */
import { aheadProblem } from '#domain/day.ts';
import type { Actor } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import type { GivenRole } from '#domain/people/managed-user.ts';
import { administratorUntil, isSameRole } from '#domain/people/person.ts';
import { type HeldRole, heldRole } from '#domain/people/role.ts';
import type { User } from '#domain/people/user.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { ConflictError } from '#lambdas/errors.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { invalid, notFound, raise } from '#lambdas/known-errors.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { users } from './store.ts';

/** Roles in existing groups. Duplicates are removed, unless their ends differ. */
const inGroups = async (given: readonly GivenRole[], by: Actor, path: string): Promise<HeldRole[]> => {
  const groups = await resourceGroups.getMany(given.map(({ resource_group_id }) => resource_group_id));
  const roles = given.map(({ id, resource_group_id, ends_on }) => {
    const group = groups.find((one) => one.id === resource_group_id);
    if (!group) throw invalid([fieldError(path, 'no_such_group')]);
    return heldRole(id, group, { ends_on, end_set_by: ends_on === null ? null : by.id });
  });
  return roles.filter((role, n) => {
    const first = roles.find((other) => isSameRole(role, other));
    if (first?.ends_on !== role.ends_on) throw invalid([fieldError(path, 'repeated')]);
    return roles.findIndex((other) => isSameRole(role, other)) === n;
  });
};

/** Resolves the roles that a person or API client is assigned. A role with the same end as before stays as it is. */
export const resolveRoles = async (
  given: readonly GivenRole[],
  by: Actor,
  before: readonly HeldRole[] = [],
  path = 'roles',
): Promise<HeldRole[]> => {
  const roles = (await inGroups(given, by, path)).map(
    (role) => before.find((held) => isSameRole(held, role) && held.ends_on === role.ends_on) ?? role,
  );
  const ends = roles.filter((role) => !before.includes(role)).flatMap(({ ends_on }) => ends_on ?? []);
  if (ends.length === 0) return roles;
  const today = await companyDay();
  const [wrong] = ends.flatMap((day) => aheadProblem(day, today) ?? []);
  if (wrong) throw invalid([fieldError(path, wrong.code, wrong.params)]);
  return roles;
};

/** Administrators cannot disable, demote or delete themselves. */
export const mustNotBeOwn = (by: Actor, { id }: Pick<User, 'id'>) => {
  if (by.id === id)
    throw new ConflictError('This is your own account. Ask another administrator to do this.', {
      code: 'own_account',
    });
};

const isUnchanged = (before: readonly HeldRole[], after: readonly HeldRole[]) =>
  before.length === after.length && after.every((role) => before.includes(role));

/**
 * Administrators cannot change the end of their own administrator role either. While it has one, they cannot change any
 * role of their own, because another role would outlast it.
 */
export const mayHold = (by: Actor, user: Pick<User, 'id' | 'roles'>, roles: readonly HeldRole[]) => {
  const until = administratorUntil(user.roles);
  if (until === undefined) return;
  const isKept = until === null ? administratorUntil(roles) === null : isUnchanged(user.roles, roles);
  if (!isKept) mustNotBeOwn(by, user);
};

export const findUser = async (id: string): Promise<User> => (await users.get(id)) ?? raise(notFound('user'));

/** Applies the change to the roles that the person holds at that moment. */
export const changeRoles = async (
  by: Actor,
  id: string,
  changeable: (version: number) => boolean,
  change: (held: readonly HeldRole[]) => readonly HeldRole[] | Promise<readonly HeldRole[]>,
): Promise<User> => {
  const before = toBeChanged(await findUser(id), changeable, 'user');
  const roles = await change(before.roles);
  mayHold(by, before, roles);
  return users.update(before, { ...before, roles }, by);
};
