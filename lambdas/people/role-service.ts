/** Assigns and removes the roles of people and API clients. */
import { aheadProblem } from '#domain/day.ts';
import type { Actor } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import type { GivenRole } from '#domain/people/managed-user.ts';
import { administratorUntil, isSameRole, outlasts } from '#domain/people/person.ts';
import { type HeldRole, heldRole } from '#domain/people/role.ts';
import type { User } from '#domain/people/user.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { ConflictError } from '#lambdas/errors.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { forbidden, invalid, notFound, raise } from '#lambdas/known-errors.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { readCaller, users } from './store.ts';

/** Roles in existing groups. Duplicates are removed, unless their ends differ. A role that is held keeps its end. */
export const rolesInGroups = async (
  given: readonly GivenRole[],
  by: Actor,
  before: readonly HeldRole[] = [],
  path = 'roles',
): Promise<HeldRole[]> => {
  const groups = await resourceGroups.getMany(given.map(({ resource_group_id }) => resource_group_id));
  const roles = given.map(({ id, resource_group_id, ends_on: asked }) => {
    const group = groups.find((one) => one.id === resource_group_id);
    if (!group) throw invalid([fieldError(path, 'no_such_group')]);
    const held = before.find((one) => isSameRole(one, heldRole(id, group)));
    const ends_on = asked === undefined ? (held?.ends_on ?? null) : asked;
    return held?.ends_on === ends_on ? held : heldRole(id, group, { ends_on, end_set_by: ends_on && by.id });
  });
  return roles.filter((role, n) => {
    const first = roles.find((other) => isSameRole(role, other));
    if (first?.ends_on !== role.ends_on) throw invalid([fieldError(path, 'repeated')]);
    return roles.findIndex((other) => isSameRole(role, other)) === n;
  });
};

/** The last day of the giver's own administrator role; null or undefined if nothing limits the roles that they give. */
export const giverUntil = async (by: Actor) => administratorUntil((await readCaller(by.id))?.roles ?? []);

/** Resolves the roles that a person or API client is assigned. A role with the same end as before stays as it is. */
export const resolveRoles = async (
  given: readonly GivenRole[],
  by: Actor,
  before: readonly HeldRole[] = [],
  paths = { group: 'roles', end: 'roles' },
): Promise<HeldRole[]> => {
  const roles = await rolesInGroups(given, by, before, paths.group);
  const ends = roles.filter((role) => !before.includes(role)).map(({ ends_on }) => ends_on);
  if (ends.length === 0) return roles;
  const [today, until] = [await companyDay(), await giverUntil(by)];
  const [wrong] = ends.flatMap((day) => (day && aheadProblem(day, today)) ?? []);
  if (wrong) throw invalid([fieldError(paths.end, wrong.code, wrong.params)]);
  if (until && ends.some((day) => outlasts(day, until)))
    throw invalid([fieldError(paths.end, 'outlasts_yours', { until })]);
  return roles;
};

/** A directory gives roles without an end, so only an administrator without an end connects it and writes its rules. */
export const mustGiveWithoutEnd = async (by: Actor) => {
  const until = await giverUntil(by);
  if (outlasts(null, until))
    throw forbidden(
      `Your administrator role ends on ${until}, and the directory gives roles without an end. Ask an administrator whose role has no end.`,
    );
};

/** A secret, wider access or a longer life of an API client is power for as long as its roles last. */
export const mustOutlastRoles = async (by: Actor, roles: readonly HeldRole[]) => {
  const until = await giverUntil(by);
  if (roles.some(({ ends_on }) => outlasts(ends_on, until)))
    throw forbidden(
      `Your administrator role ends on ${until}, and this API client has a role that lasts longer. Ask an administrator whose role lasts as long.`,
    );
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

/** Whether an administrator role without an end stays, and the others keep theirs or are removed. */
const isStillAdministrator = (before: readonly HeldRole[], after: readonly HeldRole[]) => {
  const changed = before.filter((role) => role.id === 'Administrator' && !after.includes(role));
  return administratorUntil(after) === null && !changed.some((role) => after.some((other) => isSameRole(role, other)));
};

/**
 * Administrators cannot change the end of an administrator role of their own either. While all of these have one, they
 * cannot change any role of their own, because another role would outlast it.
 */
export const mayHold = (by: Actor, user: Pick<User, 'id' | 'roles'>, roles: readonly HeldRole[]) => {
  const until = administratorUntil(user.roles);
  if (until === undefined) return;
  const isKept = until === null ? isStillAdministrator(user.roles, roles) : isUnchanged(user.roles, roles);
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
