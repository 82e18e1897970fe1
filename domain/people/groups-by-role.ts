/**
 * Roles in the shape of a form, for people and API clients: the scopes of each role. A scope is a group, and the last day
 * of the role if it has one: `6b0f9c52-6f0d-4c3b-9a52-0f2c8d6f1a11 2027-03-31`.
 */
import { ROLES, type Role } from '#domain/enumerations.ts';

export type GroupsByRole = Record<Role, string[]>;

type Held = { name: Role; resource_group: { id: string }; ends_on: string | null };

/** Without a group there is no scope yet. */
export const scopeText = (group: string, endsOn: string | null) =>
  group !== '' && endsOn ? `${group} ${endsOn}` : group;

export const scopeOf = (text: string) => {
  const [group = '', endsOn = ''] = text.split(' ');
  return { group, endsOn };
};

export const groupsByRole = (roles: readonly Held[]) => {
  const groupsOf = (role: Role) =>
    roles
      .filter(({ name }) => name === role)
      .map(({ resource_group, ends_on }) => scopeText(resource_group.id, ends_on));
  return Object.fromEntries(ROLES.map((role) => [role, [...new Set(groupsOf(role))]])) as GroupsByRole; // all roles
};

export const withRoles = (groups: GroupsByRole, roles: readonly Held[]): GroupsByRole => {
  const others = groupsByRole(roles);
  return Object.fromEntries(
    ROLES.map((role) => [role, [...new Set([...groups[role], ...others[role]])]]),
  ) as GroupsByRole; // all roles
};

/** While a form is filled in, an empty group is one that has not been chosen. */
export const givenRoles = (groups: GroupsByRole) =>
  ROLES.flatMap((id) =>
    groups[id].filter(Boolean).map((text) => {
      const { group, endsOn } = scopeOf(text);
      return { id, resource_group_id: group, ends_on: endsOn || null };
    }),
  );
