import * as z from 'zod';
import { CustomFieldLists } from '#domain/custom-fields/field.ts';
import { KeptPlaces, TilePlaces } from '#domain/dashboard/tile-places.ts';
import { Id, Instant, Recorded } from '#domain/entity.ts';
import { APPEARANCES, DENSITIES, LANGUAGES, SHORTCUTS } from '#domain/enumerations.ts';
import { LIST_NAMES } from '#domain/list/names.ts';
import { ChosenWays, NotificationPreferences } from '#domain/notifications/notification.ts';
import { aName } from '#domain/rules.ts';
import { fieldOf } from '#domain/schema-of.ts';
import { Passkey } from '#domain/sign-in/methods.ts';
import { LONG_AGO, SessionRules } from '#domain/sign-in/proof.ts';
import { ownNameRules } from './own-name.ts';
import { ReturnedMail, StoppedMail } from './returned-mail.ts';
import { HeldRoles, ShownRole } from './role.ts';

const MOST_DIRECTORY_GROUPS = 1_000;

const Language = z.enum(LANGUAGES);
const Appearance = z.enum(APPEARANCES);
const Density = z.enum(DENSITIES);
/** Whether single-key shortcuts are on. */
const Shortcuts = z.enum(SHORTCUTS);

/** Display name of a passkey. It is stored here because the name in the user pool cannot be changed. */
const PasskeyName = z.object({
  credential_id: z
    .string()
    .max(1364)
    .regex(/^[\w-]+$/),
  name: fieldOf(aName),
});

export const User = z.object({
  ...Recorded.shape,
  email: z.email(),
  /** The corporate directory owns the address of such a person. */
  from_directory: z.boolean().default(false),
  first_name: z.string(),
  last_name: z.string(),
  language: Language,
  appearance: Appearance,
  // Older records lack the following fields.
  density: Density.default('comfortable'),
  shortcuts: Shortcuts.default('on'),
  passkey_names: z.array(PasskeyName).default([]),
  /** Only the kinds that the person changed; defaults apply to the rest. */
  notification_preferences: ChosenWays.default({}),
  /** The address that mail came back from, which may be an earlier address. */
  returned_mail: ReturnedMail.nullable().default(null),
  /** The saved view that opens with each list. Entries of removed lists are ignored. */
  default_views: z.record(z.string(), Id).default({}),
  /** Null means the company layout. */
  dashboard: KeptPlaces.nullable().default(null),
  /** The calendar address, of which only the hash of its secret is kept. */
  calendar: z.object({ hash: z.string(), created_at: Instant }).nullable().default(null),
  /** The latest list from the user pool; absent in older records. */
  passkeys: z.array(Passkey).optional(),
  /** Passkeys registered after this time may belong to someone else and are removed. */
  passkeys_trusted_until: Instant.optional(),
  status: z.enum(['active', 'disabled']),
  /** A SCIM update may reactivate the person only if the directory disabled them, not an administrator. */
  disabled_by_directory: z.boolean().default(false),
  /** Roles assigned by an administrator. */
  roles: HeldRoles,
  /**
   * SCIM attributes: the directory's keys for the person, their directory groups, and the roles that group rules grant.
   */
  user_name: z.string().nullable().default(null),
  external_id: z.string().nullable().default(null),
  directory_groups: z.array(Id).max(MOST_DIRECTORY_GROUPS).readonly().default([]),
  directory_roles: HeldRoles.default([]),
  /** When a temporary password was last sent; null for people who never needed one. */
  invited_at: Instant.nullable(),
  last_sign_in_at: Instant.nullable(),
  ...SessionRules.shape,
});
export type User = z.output<typeof User>;

/** Defaults of a new person. */
export const NEWCOMER: Pick<
  User,
  | 'appearance'
  | 'calendar'
  | 'dashboard'
  | 'default_views'
  | 'density'
  | 'directory_groups'
  | 'directory_roles'
  | 'disabled_by_directory'
  | 'external_id'
  | 'shortcuts'
  | 'from_directory'
  | 'invited_at'
  | 'last_sign_in_at'
  | 'notification_preferences'
  | 'passkey_names'
  | 'passkeys'
  | 'returned_mail'
  | 'roles'
  | 'status'
  | 'user_name'
  | keyof SessionRules
> = {
  appearance: 'system',
  density: 'comfortable',
  shortcuts: 'on',
  from_directory: false,
  notification_preferences: {},
  default_views: {},
  dashboard: null,
  calendar: null,
  passkey_names: [],
  passkeys: [],
  returned_mail: null,
  status: 'active',
  disabled_by_directory: false,
  roles: [],
  user_name: null,
  external_id: null,
  directory_groups: [],
  directory_roles: [],
  invited_at: null,
  last_sign_in_at: null,
  tokens_valid_from: LONG_AGO,
  proofs_valid_from: LONG_AGO,
  kept_sessions: [],
};

export const CompanyId = Id.nullable();

export const CurrentUser = z
  .object({
    id: Id,
    email: z.email(),
    first_name: z.string(),
    last_name: z.string(),
    companyId: CompanyId,
    language: Language,
    appearance: Appearance,
    density: Density,
    shortcuts: Shortcuts,
    passkey_names: z.array(PasskeyName),
    notification_preferences: NotificationPreferences,
    mail_stopped: StoppedMail.nullable(),
    default_views: z.record(z.string(), Id).meta({ description: 'The ID of the default view of each list.' }),
    dashboard: KeptPlaces.nullable(),
    roles: z.array(ShownRole),
    custom_fields: CustomFieldLists.meta({
      description: 'The custom fields of the company, which forms and lists need at once.',
    }),
    version: z.int().min(1),
  })
  .meta({ title: 'CurrentUser' });
export type CurrentUser = z.output<typeof CurrentUser>;

export const OwnProfile = z
  .strictObject({
    first_name: fieldOf(ownNameRules.first_name).optional(),
    last_name: fieldOf(ownNameRules.last_name).optional(),
    language: Language.optional(),
    appearance: Appearance.optional(),
    density: Density.optional(),
    shortcuts: Shortcuts.optional(),
    /** The complete list; 20 is the limit of the user pool. */
    passkey_names: z.array(PasskeyName).max(20).optional(),
    /** Only the changed kinds. */
    notification_preferences: NotificationPreferences.partial().strict().optional(),
    /** Only the changed lists; null removes the default view. */
    default_views: z.partialRecord(z.enum(LIST_NAMES), Id.nullable()).optional(),
    /** Null restores the company layout. */
    dashboard: TilePlaces.nullable().optional(),
  })
  .meta({ title: 'OwnProfile', examples: [{ first_name: 'Ada', language: 'es', appearance: 'dark' }] });
export type OwnProfile = z.output<typeof OwnProfile>;
