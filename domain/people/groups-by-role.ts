/** Roles as a form has them, of a person and of an API client: by role, the groups that it is held in. */
import { ROLES, type Role } from '#domain/enumerations.ts';

export type GroupsByRole = Record<Role, string[]>;

type Held = { name: Role; resource_group: { id: string } };

export const groupsByRole = (roles: readonly Held[]) => {
  const groupsOf = (role: Role) =>
    roles.filter(({ name }) => name === role).map(({ resource_group }) => resource_group.id);
  return Object.fromEntries(ROLES.map((role) => [role, [...new Set(groupsOf(role))]])) as GroupsByRole; // of each role
};

/** With others beside them. */
export const withRoles = (groups: GroupsByRole, roles: readonly Held[]): GroupsByRole => {
  const others = groupsByRole(roles);
  return Object.fromEntries(
    ROLES.map((role) => [role, [...new Set([...groups[role], ...others[role]])]]),
  ) as GroupsByRole; // of each role
};

export const givenRoles = (groups: GroupsByRole) =>
  ROLES.flatMap((id) => groups[id].map((resource_group_id) => ({ id, resource_group_id })));
