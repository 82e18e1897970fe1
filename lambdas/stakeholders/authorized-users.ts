import { type AuthorizedUser, authorizedIn, type Wanted } from '#domain/people/authorized-user.ts';
import type { HeldRole } from '#domain/people/role.ts';
import { reaches } from '#domain/permissions.ts';
import { readable } from '#lambdas/applications/access.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { users } from '#lambdas/people/store.ts';

/** Groups outside of the access scope are hidden, except groups of everything. */
const shownTo = async (caller: Caller, roles: readonly HeldRole[]) => {
  const within = readable(caller);
  const groups = roles.map(({ resource_group }) => resource_group);
  const visible = groups.filter(({ id, group_type }) => group_type === 'ALL' || reaches(within, [id]));
  const known = await resourceGroups.getMany([...new Set(visible.map(({ id }) => id))]);
  return ({ name, resource_group, ends_on }: HeldRole): AuthorizedUser['roles'][number] => {
    const group = known.find(({ id }) => id === resource_group.id);
    return { name, ends_on, resource_group: group ? { ...resource_group, name: group.name } : null };
  };
};

export const authorizedUsers = async (
  caller: Caller,
  groups: readonly string[],
  { limit, ...wanted }: Wanted & { limit: number },
  after = '',
) => {
  const found = authorizedIn(await users.rows(), groups, wanted);
  const rest = found.filter(({ place }) => place > after);
  const part = rest.slice(0, limit);
  const shown = await shownTo(
    caller,
    part.flatMap(({ roles }) => roles),
  );
  return {
    users: part.map(({ user: { id, first_name, last_name, email }, roles }) => ({
      ...{ id, first_name, last_name, email },
      roles: roles.map(shown),
    })),
    total: found.length,
    next_cursor: rest.length > limit ? (part.at(-1)?.place ?? null) : null,
  };
};
