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
  // Older records lack the following fields.
  ends_on: z.iso.date().nullable().default(null).meta({
    description: "The last day of the role in the company's time zone. Null if it has no end.",
  }),
  /** Who set the end, and is reminded of it. */
  end_set_by: Id.nullable().default(null),
});
export type HeldRole = z.output<typeof HeldRole>;

export const heldRole = (
  role: Role,
  { id, group_type }: HeldRole['resource_group'],
  { ends_on, end_set_by }: Pick<HeldRole, 'ends_on' | 'end_set_by'> = { ends_on: null, end_set_by: null },
): HeldRole => ({ id: role, name: role, resource_group: { id, group_type }, ends_on, end_set_by });

/** A role as lists show it. */
export const ListedRole = HeldRole.omit({ end_set_by: true });

/** A role with the name of its group, for display. */
export const ShownRole = ListedRole.extend({
  resource_group: HeldRole.shape.resource_group.extend({ name: z.string() }).meta({ title: 'ResourceGroupReference' }),
}).meta({ title: 'AssignedRole' });

export const HeldRoles = z.array(HeldRole).max(MOST_ROLES).readonly();
