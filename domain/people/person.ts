/** What is said of people. No schema lives here, so that the browser can have it for nothing. */
import type { UserStatus } from '#domain/enumerations.ts';
import type { HeldRole } from './role.ts';
import type { User } from './user.ts';

const isSameRole = (a: HeldRole, b: HeldRole) => a.id === b.id && a.resource_group.id === b.resource_group.id;

export const fullName = (user: Pick<User, 'first_name' | 'last_name'>) => `${user.first_name} ${user.last_name}`.trim();

/** Some directories send no name. */
export const displayName = (user: Pick<User, 'first_name' | 'last_name' | 'email'>) => fullName(user) || user.email;

/** Those that they hold a role in. */
export const groupsOf = ({ roles }: Pick<User, 'roles'>) => [
  ...new Set(roles.map(({ resource_group }) => resource_group.id)),
];

/** What they may do in all: what they were given, and what rules give to groups of a directory that they are in. */
export const rolesOf = ({ roles, directory_roles }: Pick<User, 'roles' | 'directory_roles'>): readonly HeldRole[] => [
  ...roles,
  ...directory_roles.filter((one) => !roles.some((held) => isSameRole(held, one))),
];

/** Whoever was not here yet is invited. */
export const statusOf = ({ status, last_sign_in_at }: Pick<User, 'status' | 'last_sign_in_at'>): UserStatus =>
  status === 'active' && last_sign_in_at === null ? 'invited' : status;
