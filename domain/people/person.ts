/** Names, groups, roles and status of a person. Contains no schema, to keep the browser bundle small. */
import type { UserStatus } from '#domain/enumerations.ts';
import type { HeldRole } from './role.ts';
import type { User } from './user.ts';

export const fullName = (user: Pick<User, 'first_name' | 'last_name'>) => `${user.first_name} ${user.last_name}`.trim();

/** Falls back to the address, because some directories send no name. */
export const displayName = (user: Pick<User, 'first_name' | 'last_name' | 'email'>) => fullName(user) || user.email;

/** The application groups in which a person holds a role. */
export const groupsOf = ({ roles }: Pick<User, 'roles'>) => [
  ...new Set(roles.map(({ resource_group }) => resource_group.id)),
];

export const isSameRole = (a: HeldRole, b: HeldRole) => a.id === b.id && a.resource_group.id === b.resource_group.id;

/** Effective roles: assigned directly and granted by directory group rules, without duplicates. */
export const rolesOf = ({ roles, directory_roles }: Pick<User, 'roles' | 'directory_roles'>): readonly HeldRole[] => [
  ...roles,
  ...directory_roles.filter((one) => !roles.some((held) => isSameRole(held, one))),
];

/** An active person who has never signed in counts as invited. */
export const statusOf = ({ status, last_sign_in_at }: Pick<User, 'status' | 'last_sign_in_at'>): UserStatus =>
  status === 'active' && last_sign_in_at === null ? 'invited' : status;
