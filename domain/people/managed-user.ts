/** People as administrators see and change them. */
import * as z from 'zod';
import { Id, Instant, Named, Recorded } from '#domain/entity.ts';
import { LANGUAGES, ROLES, USER_STATUSES } from '#domain/enumerations.ts';
import { MOST_ROLES } from '#domain/permissions.ts';
import { anEmail } from '#domain/rules.ts';
import { fieldOf } from '#domain/schema-of.ts';
import { ownNameRules } from './own-name.ts';
import { StoppedMail } from './returned-mail.ts';
import { ListedRole, ShownRole } from './role.ts';
import { CompanyId } from './user.ts';

export const ListedUser = z
  .object({
    id: Id,
    email: z.email(),
    from_directory: z.boolean(),
    first_name: z.string(),
    last_name: z.string(),
    status: z.enum(USER_STATUSES),
    roles: z.array(ListedRole).readonly(),
    companyId: CompanyId,
    resource_groups: z.array(Id),
    mail_stopped: StoppedMail.nullable(),
    invited_at: Instant.nullable(),
    last_sign_in_at: Instant.nullable(),
    created_at: Instant,
  })
  .meta({ title: 'ListedUser' });
export type ListedUser = z.output<typeof ListedUser>;

export const ManagedUser = z
  .object({
    ...Recorded.shape,
    companyId: CompanyId,
    email: z.email(),
    from_directory: z.boolean(),
    first_name: z.string(),
    last_name: z.string(),
    language: z.enum(LANGUAGES),
    mail_stopped: StoppedMail.nullable(),
    status: z.enum(USER_STATUSES),
    roles: z.array(ShownRole).readonly().meta({ description: 'The roles assigned by an administrator.' }),
    directory_roles: z.array(ShownRole).readonly().meta({
      description: "The roles given by rules for the user's directory groups.",
    }),
    invited_at: Instant.nullable(),
    last_sign_in_at: Instant.nullable(),
  })
  .meta({ title: 'User' });
export type ManagedUser = z.output<typeof ManagedUser>;

export const RoleEnd = z.iso.date().meta({
  description:
    "The last day of the role in the company's time zone, today or later. If left out, the end stays as it is.",
});

/** A role to assign and the application group in which it holds. */
const GivenRole = z
  .strictObject({
    ...{ id: z.enum(ROLES), resource_group_id: Id },
    ends_on: RoleEnd.nullable()
      .optional()
      .meta({ description: `${RoleEnd.meta()?.description} Null removes it.` }),
  })
  .meta({ title: 'RoleDraft' });
export type GivenRole = z.output<typeof GivenRole>;

export const GivenRoles = z.array(GivenRole).max(MOST_ROLES);

const named = {
  first_name: fieldOf(ownNameRules.first_name),
  last_name: fieldOf(ownNameRules.last_name),
  language: z.enum(LANGUAGES),
};

export const Invitation = z
  .strictObject({
    email: fieldOf(anEmail),
    ...named,
    last_name: named.last_name.default(''),
    language: named.language.optional().meta({
      description: 'A language of the tenant. The default is its first one.',
    }),
    roles: GivenRoles.default([]),
  })
  .meta({
    title: 'Invitation',
    examples: [{ email: 'grace@example.com', first_name: 'Grace', last_name: 'Hopper', language: 'en', roles: [] }],
  });
export type Invitation = z.output<typeof Invitation>;

export const UserChange = z
  .strictObject({
    first_name: named.first_name.optional(),
    last_name: named.last_name.optional(),
    language: named.language.optional(),
    status: z.enum(['active', 'disabled']).optional(),
    roles: GivenRoles.optional().meta({ description: 'All roles. They replace the current ones.' }),
  })
  .meta({ title: 'UserChange', examples: [{ first_name: 'Grace', status: 'disabled' }] });
export type UserChange = z.output<typeof UserChange>;

const Owned = z.object({ total: z.int(), first: z.array(Named) });

/** The applications and vendors that a person owns. */
export const Responsibilities = z
  .object({ applications: Owned, vendors: Owned })
  .meta({ title: 'Responsibilities', description: 'The number of items and the first hundred by name.' });
export type Responsibilities = z.output<typeof Responsibilities>;

const AccessCounts = z.object({ total: z.int(), read: z.int(), edit: z.int(), review: z.int(), decide: z.int() });

/** How many applications and vendors a set of roles would let a person read, edit, review and decide. */
export const RolesPreview = z
  .object({ applications: AccessCounts, vendors: AccessCounts })
  .meta({ title: 'RolesPreview' });
export type RolesPreview = z.output<typeof RolesPreview>;
