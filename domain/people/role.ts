import * as z from 'zod';
import { Id } from '#domain/entity.ts';
import { GROUP_TYPES, ROLES, type Role } from '#domain/enumerations.ts';
import { MOST_ROLES } from '#domain/permissions.ts';

/**
 * A role that a person holds in an application group. The group's name is left out because it may change; its type may
 * not.
 */
export const HeldRole = z.object({
  /** The id of a role is its name. */
  id: z.enum(ROLES),
  name: z.enum(ROLES),
  resource_group: z.object({ id: Id, group_type: z.enum(GROUP_TYPES) }),
});
export type HeldRole = z.output<typeof HeldRole>;

export const heldRole = (role: Role, { id, group_type }: HeldRole['resource_group']): HeldRole => ({
  id: role,
  name: role,
  resource_group: { id, group_type },
});

/** A role with the name of its group, for display. */
export const ShownRole = HeldRole.extend({
  resource_group: HeldRole.shape.resource_group.extend({ name: z.string() }).meta({ title: 'ResourceGroupReference' }),
}).meta({ title: 'AssignedRole' });

export const HeldRoles = z.array(HeldRole).max(MOST_ROLES).readonly();
