/** A person who can see an entity in application groups, with the roles that allow it. */
import * as z from 'zod';
import { Id } from '#domain/entity.ts';
import { ROLES } from '#domain/enumerations.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import { hasWords, nameOrder, wordsOf } from '#domain/text/name.ts';
import { fullName, rolesOf } from './person.ts';
import { type HeldRole, ShownRole } from './role.ts';
import type { UserRow } from './row.ts';

export const AuthorizedUser = z
  .object({
    id: Id,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    roles: z
      .array(
        z.object({
          name: z.enum(ROLES),
          ends_on: ShownRole.shape.ends_on,
          resource_group: ShownRole.shape.resource_group
            .nullable()
            .meta({ description: 'Null if you are not permitted to see it.' }),
        }),
      )
      .meta({ description: 'The roles that give access, with the application groups in which they are held.' }),
  })
  .meta({ title: 'AuthorizedUser' });
export type AuthorizedUser = z.output<typeof AuthorizedUser>;

export const rolesWithin = (user: UserRow, groups: readonly string[]): HeldRole[] =>
  rolesOf(user).filter((role) => reaches(reach([role], permissions.readObjects), groups));

/** Whether a person is active and can see an entity in these groups. */
export const canSeeIn = (user: UserRow, groups: readonly string[]): boolean =>
  user.status === 'active' && rolesWithin(user, groups).length > 0;

/** Whether work on an entity in these groups can be assigned to the person. */
export const canWorkIn = (user: UserRow, groups: readonly string[]): boolean =>
  user.status === 'active' && reaches(reach(rolesOf(user), permissions.doAssignedWork), groups);

export type Wanted = { text?: string | undefined; role?: readonly string[] | undefined };

/** Filters the active users who can see an entity in these groups. Disabled users have no access. */
export const authorizedIn = (everybody: readonly UserRow[], groups: readonly string[], { text, role = [] }: Wanted) => {
  const words = wordsOf(text ?? '');
  const isCalledSo = (user: UserRow) => hasWords(`${fullName(user)} ${user.email}`, words);
  const found = everybody.flatMap((user) => {
    const roles = user.status === 'active' && isCalledSo(user) ? rolesWithin(user, groups) : [];
    const isWanted = role.length === 0 || roles.some(({ name }) => role.includes(name));
    return roles.length > 0 && isWanted ? [{ user, roles, place: `${nameOrder(fullName(user))} ${user.id}` }] : [];
  });
  return found.toSorted((a, b) => (a.place < b.place ? -1 : 1));
};
