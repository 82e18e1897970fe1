import * as z from 'zod';
import { Instant, Recorded } from '#domain/entity.ts';
import { GivenRoles } from '#domain/people/managed-user.ts';
import { HeldRoles, ShownRole } from '#domain/people/role.ts';
import { aName } from '#domain/rules.ts';
import { fieldOf } from '#domain/schema-of.ts';
import { ACCESSES } from './access.ts';

const Access = z.enum(ACCESSES).meta({
  description: '`read` has the scope `plumbline/read`, `read_write` the scopes `plumbline/read` and `plumbline/write`.',
});
const Status = z.enum(['active', 'disabled']);
const ExpiresAt = Instant.nullable().meta({
  description: 'The time from which requests are rejected. Null if it never expires.',
});

/** Metadata of a secret. The secret value is never stored here. */
const Secret = z
  .object({
    id: z.string(),
    made_at: Instant,
    ends_at: Instant.nullable().meta({ description: 'Set if a newer secret replaces this one.' }),
  })
  .meta({ title: 'Secret' });
export type Secret = z.output<typeof Secret>;

/** A program that calls the API with its own roles. Its id is the OAuth client id. */
export const ApiClient = z.object({
  ...Recorded.shape,
  id: z.string(),
  name: z.string(),
  status: Status,
  roles: HeldRoles,
  access: Access.default('read_write'),
  expires_at: ExpiresAt.default(null),
  last_used_at: Instant.nullable().default(null).meta({ description: 'Updated at most once an hour.' }),
  /** Newest first. */
  secrets: z.array(Secret).readonly().default([]),
  tokens_valid_from: Instant,
});
export type ApiClient = z.output<typeof ApiClient>;

/** An API client with group names, for display. */
export const ShownApiClient = ApiClient.omit({ tokens_valid_from: true })
  .extend({
    roles: z.array(ShownRole),
    token_url: z.string().meta({ description: 'The token endpoint.' }),
  })
  .meta({ title: 'ApiClient' });
export type ShownApiClient = z.output<typeof ShownApiClient>;

export const NewApiClient = z
  .strictObject({
    name: fieldOf(aName),
    access: Access.default('read'),
    roles: GivenRoles.default([]),
    expires_at: ExpiresAt.default(null),
  })
  .meta({ title: 'NewApiClient', examples: [{ name: 'Nightly export', access: 'read' }] });
export type NewApiClient = z.output<typeof NewApiClient>;

/** Missing fields keep their values. */
export const ApiClientChange = z
  .strictObject({
    name: fieldOf(aName).optional(),
    access: Access.optional(),
    roles: GivenRoles.optional().meta({ description: 'All roles. They replace the current ones.' }),
    expires_at: ExpiresAt.optional(),
    status: Status.optional(),
  })
  .meta({ title: 'ApiClientChange', examples: [{ status: 'disabled' }] });
export type ApiClientChange = z.output<typeof ApiClientChange>;

/** An API client with its new secret, which is shown only once. */
export const WithSecret = ShownApiClient.extend({
  client_secret: z.string().meta({ description: 'Store it safely. It is shown only once.' }),
}).meta({ title: 'ApiClientWithSecret' });
export type WithSecret = z.output<typeof WithSecret>;
