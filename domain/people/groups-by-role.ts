/** Roles in the shape of a form, for people and API clients: the groups in which each role is held. */
import { ROLES, type Role } from '#domain/enumerations.ts';

export type GroupsByRole = Record<Role, string[]>;

type Held = { name: Role; resource_group: { id: string } };

export const groupsByRole = (roles: readonly Held[]) => {
  const groupsOf = (role: Role) =>
    roles.filter(({ name }) => name === role).map(({ resource_group }) => resource_group.id);
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
  ROLES.flatMap((id) => groups[id].filter(Boolean).map((resource_group_id) => ({ id, resource_group_id })));
