import * as z from 'zod';
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

/** How many groups of a directory somebody may be in. */
const MOST_DIRECTORY_GROUPS = 1_000;

const Language = z.enum(LANGUAGES);
const Appearance = z.enum(APPEARANCES);
const Density = z.enum(DENSITIES);
/** Whether single letters do something where nobody is typing. */
const Shortcuts = z.enum(SHORTCUTS);

/** What somebody calls a passkey of theirs: the user pool gives it a name of its own, which cannot be changed. */
const PasskeyName = z.object({
  credential_id: z
    .string()
    .max(1364)
    .regex(/^[\w-]+$/),
  name: fieldOf(aName),
});

/** A person who may sign in. */
export const User = z.object({
  ...Recorded.shape,
  email: z.email(),
  /** Who comes from a corporate directory, which says what their address is. */
  from_directory: z.boolean().default(false),
  first_name: z.string(),
  last_name: z.string(),
  language: Language,
  appearance: Appearance,
  // Older records have none of these.
  density: Density.default('comfortable'),
  shortcuts: Shortcuts.default('on'),
  passkey_names: z.array(PasskeyName).default([]),
  /** What they have chosen; the rest is as it is for everybody. */
  notification_preferences: ChosenWays.default({}),
  /** From which address mail came back, whether it is theirs still or not. */
  returned_mail: ReturnedMail.nullable().default(null),
  /** With which saved view each list begins; a list that is no more counts for nothing. */
  default_views: z.record(z.string(), Id).default({}),
  /** How they have arranged their dashboard; nothing where it is as the company has it. */
  dashboard: KeptPlaces.nullable().default(null),
  /** As the user pool last listed them; older records do not know. */
  passkeys: z.array(Passkey).optional(),
  /** Later ones may be somebody else's, and are to be taken away. */
  passkeys_trusted_until: Instant.optional(),
  status: z.enum(['active', 'disabled']),
  /** The directory lets in again whom it has disabled, and not whom an administrator has. */
  disabled_by_directory: z.boolean().default(false),
  /** What an administrator gave them. */
  roles: HeldRoles,
  /** Of whom a directory takes care: by what it knows them, which of its groups they are in, and what rules give for that. */
  user_name: z.string().nullable().default(null),
  external_id: z.string().nullable().default(null),
  directory_groups: z.array(Id).max(MOST_DIRECTORY_GROUPS).readonly().default([]),
  directory_roles: HeldRoles.default([]),
  /** When their temporary password was last sent; who came otherwise needed none. */
  invited_at: Instant.nullable(),
  last_sign_in_at: Instant.nullable(),
  ...SessionRules.shape,
});
export type User = z.output<typeof User>;

/** Somebody new, as far as they have chosen nothing yet. */
export const NEWCOMER: Pick<
  User,
  | 'appearance'
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

/** The id of the tenant's company; null before the tenant is set up. */
export const CompanyId = Id.nullable();

/** A person as they see themselves. */
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
    default_views: z.record(z.string(), Id).meta({ description: 'The id of the view that each list begins with.' }),
    dashboard: KeptPlaces.nullable(),
    roles: z.array(ShownRole),
    version: z.int().min(1),
  })
  .meta({ title: 'CurrentUser' });
export type CurrentUser = z.output<typeof CurrentUser>;

/** What people may change of themselves. */
export const OwnProfile = z
  .strictObject({
    first_name: fieldOf(ownNameRules.first_name).optional(),
    last_name: fieldOf(ownNameRules.last_name).optional(),
    language: Language.optional(),
    appearance: Appearance.optional(),
    density: Density.optional(),
    shortcuts: Shortcuts.optional(),
    /** All of them: as many as the user pool lets a person have. */
    passkey_names: z.array(PasskeyName).max(20).optional(),
    /** Those that change. */
    notification_preferences: NotificationPreferences.partial().strict().optional(),
    /** Those that change; null where a list is to begin without one. */
    default_views: z.partialRecord(z.enum(LIST_NAMES), Id.nullable()).optional(),
    /** Null where it is to be as the company has it. */
    dashboard: TilePlaces.nullable().optional(),
  })
  .meta({ title: 'OwnProfile', examples: [{ first_name: 'Ada', language: 'es', appearance: 'dark' }] });
export type OwnProfile = z.output<typeof OwnProfile>;
