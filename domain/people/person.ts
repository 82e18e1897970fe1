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

/**
 * Effective roles: assigned directly and granted by directory group rules, without duplicates. A rule's role has no end,
 * so it replaces the same role that ends.
 */
export const rolesOf = ({ roles, directory_roles }: Pick<User, 'roles' | 'directory_roles'>): readonly HeldRole[] => {
  const lasting = roles.filter((one) => one.ends_on === null || !directory_roles.some((held) => isSameRole(held, one)));
  return [...lasting, ...directory_roles.filter((one) => !lasting.some((held) => isSameRole(held, one)))];
};

/** A role counts until the end of its last day. */
export const isHeldOn = (day: string, { ends_on }: Pick<HeldRole, 'ends_on'>) => ends_on === null || ends_on >= day;

/** The last day of the administrator role: null without an end, and undefined without the role. */
export const administratorUntil = (roles: readonly Pick<HeldRole, 'ends_on' | 'id'>[]): string | null | undefined => {
  const ends = roles.filter(({ id }) => id === 'Administrator').map(({ ends_on }) => ends_on);
  return ends.includes(null) ? null : ends.toSorted().at(-1);
};

/**
 * Whether a role ends later than the administrator role of its giver. Nobody gives such a role: otherwise a temporary
 * administrator could give lasting access, also to another account of their own.
 */
export const outlasts = (ends_on: string | null, until: string | null | undefined) =>
  typeof until === 'string' && (ends_on === null || ends_on > until);

/** An active person who has never signed in counts as invited. */
export const statusOf = ({ status, last_sign_in_at }: Pick<User, 'status' | 'last_sign_in_at'>): UserStatus =>
  status === 'active' && last_sign_in_at === null ? 'invited' : status;
