/** The people of an application with their current names and permissions. */
import * as z from 'zod';
import { Named } from '#domain/entity.ts';
import { rolesWithin } from '#domain/people/authorized-user.ts';
import type { UserRow } from '#domain/people/row.ts';
import { holds } from '#domain/permissions.ts';
import { anId, oneOf } from '#domain/rules.ts';
import { schemaOf } from '#domain/schema-of.ts';
import { Assignment } from './application.ts';
import { NEEDED, PERSON_ROLES, type PersonRole } from './people.ts';

/** Whether a person can still act in the assigned role, or why not. */
const STANDINGS = ['able', 'disabled', 'deleted', 'cannot_see', 'not_allowed'] as const;
type AssignmentState = (typeof STANDINGS)[number];

export const assignmentStateOf = (
  user: UserRow | undefined,
  role: PersonRole,
  groups: readonly string[],
): AssignmentState => {
  if (!user) return 'deleted';
  if (user.status !== 'active') return 'disabled';
  const held = rolesWithin(user, groups);
  if (held.length === 0) return 'cannot_see';
  return holds(held, NEEDED[role]) ? 'able' : 'not_allowed';
};

export const AssignmentDraft = schemaOf({
  role: oneOf(PERSON_ROLES),
  user_id: { ...anId, about: 'A user listed by GET /applications/{id}/authorized-users.' },
}).meta({
  title: 'AssignmentDraft',
  examples: [{ role: 'technical_owner', user_id: '6b0f9c52-6f0d-4c3b-9a52-0f2c8d6f1a11' }],
});

const AssignedPerson = Assignment.extend({
  name: z.string().meta({ description: 'The current name, or the last name of a deleted user.' }),
  email: z.string().nullable(),
  standing: z.enum(STANDINGS).meta({
    description: "If this is not `able`, assign someone else or restore the person's access.",
  }),
});
export type AssignedPerson = z.output<typeof AssignedPerson>;

export const RoleAssignments = z
  .object({
    version: z.int().meta({ description: 'The version of the application.' }),
    people: z.array(AssignedPerson),
    typed_owner: z.string().nullable().meta({ description: 'The text entered as owner, if it matches no person.' }),
    demanded: z
      .array(z.enum(PERSON_ROLES))
      .meta({ description: 'The roles that the risk tier requires, each at least once.' }),
    missing: z.array(z.enum(PERSON_ROLES)).meta({ description: 'The required roles without an able person.' }),
  })
  .meta({ title: 'RoleAssignments' });
export type RoleAssignments = z.output<typeof RoleAssignments>;

/** The roles of one person in an application. */
export const OwnAssignment = z
  .object({ application: Named, roles: z.array(z.enum(PERSON_ROLES)) })
  .meta({ title: 'OwnAssignment' });
