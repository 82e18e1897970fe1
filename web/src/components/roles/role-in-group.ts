/** A role and the application group within which it is held, as one text: a form has texts and lists of them. */
import { ROLES, type Role } from '#domain/enumerations.ts';

export type RoleInGroup = { id: Role; resource_group_id: string };

export const roleInGroup = ({ id, resource_group_id }: RoleInGroup) => `${id} ${resource_group_id}`;

export const readRole = (text: string): RoleInGroup[] => {
  const [name, resource_group_id = ''] = text.split(' ');
  const id = ROLES.find((role) => role === name);
  return id ? [{ id, resource_group_id }] : [];
};
