/** App clients in Cognito's format: the web app's and those of API clients. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { hash, randomText } from '#local/aws/cognito/crypto/random.ts';
import { invalidParameter, notAuthorized, notFound } from '#local/aws/cognito/errors.ts';
import type { State } from '#local/aws/cognito/state.ts';
import { isStandardAttribute } from '#local/aws/cognito/users/attributes.ts';

export const TimeUnit = z.enum(['seconds', 'minutes', 'hours', 'days']);

const Secret = z.object({ id: z.string(), value: z.string(), created: z.number() });
type Secret = z.output<typeof Secret>;

/** Two, so a secret can be replaced while API clients still use the old one. */
export const MOST_SECRETS = 2;

export const RefreshTokenRotation = z.object({
  Feature: z.enum(['ENABLED', 'DISABLED']),
  RetryGracePeriodSeconds: z.int().min(0).max(60).default(0),
});

const AppClient = z.object({
  ClientId: z.string(),
  ClientName: z.string(),
  /** Oldest first; empty for public clients, which cannot keep a secret. */
  secrets: z.array(Secret).max(MOST_SECRETS).default([]),
  CreationDate: z.number(),
  LastModifiedDate: z.number(),
  AccessTokenValidity: z.number(),
  IdTokenValidity: z.number(),
  RefreshTokenValidity: z.number(),
  TokenValidityUnits: z.object({ AccessToken: TimeUnit, IdToken: TimeUnit, RefreshToken: TimeUnit }),
  /** Minutes allowed for one step of a sign-in. */
  AuthSessionValidity: z.int().min(3).max(15).default(3),
  /** Replaces ALLOW_REFRESH_TOKEN_AUTH. */
  RefreshTokenRotation: RefreshTokenRotation.optional(),
  ExplicitAuthFlows: z.array(z.string()),
  AllowedOAuthFlows: z.array(z.string()),
  AllowedOAuthScopes: z.array(z.string()),
  AllowedOAuthFlowsUserPoolClient: z.boolean(),
  CallbackURLs: z.array(z.string()).default([]),
  LogoutURLs: z.array(z.string()).default([]),
  SupportedIdentityProviders: z.array(z.string()).default([]),
  /** Attributes that users may change themselves; all if omitted. */
  WriteAttributes: z.array(z.string()).optional(),
});
export type AppClient = z.output<typeof AppClient>;

const Row = z.object({ document: z.string() }).transform(({ document }) => AppClient.parse(JSON.parse(document)));

const SECONDS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

/** Lifetimes of the client's tokens in seconds. */
export const secondsOf = (client: AppClient) => {
  const { AccessToken, IdToken, RefreshToken } = client.TokenValidityUnits;
  return {
    access: client.AccessTokenValidity * SECONDS[AccessToken],
    id: client.IdTokenValidity * SECONDS[IdToken],
    refresh: client.RefreshTokenValidity * SECONDS[RefreshToken],
  };
};

/** Cognito builds the secret's id from its creation time. */
export const newSecret = (client: string, secrets: readonly Secret[], now: number, value = randomText(51)): Secret => {
  const taken = secrets.some(({ id }) => id === `${client}--${now}`);
  return { id: `${client}--${taken ? now + 1 : now}`, value, created: now / 1000 };
};

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(hash(one)), Buffer.from(hash(other)));

export const isSecret = ({ secrets }: AppClient, given: string | undefined) =>
  secrets.length === 0 ? given === undefined : secrets.some(({ value }) => isSame(value, given ?? ''));

const secretHash = ({ ClientId }: AppClient, { value }: Secret, name: string) =>
  createHmac('sha256', value).update(`${name}${ClientId}`).digest('base64');

/** The SECRET_HASH of a client with a secret. */
export const ownSecretHash = (client: AppClient, name: string) => {
  const [secret] = client.secrets;
  return secret ? { SECRET_HASH: secretHash(client, secret, name) } : {};
};

/** A client with a secret must send a valid SECRET_HASH with every user name. */
export const checkSecretHash = (client: AppClient, name: string, given: string | undefined) => {
  if (client.secrets.length === 0) return;
  if (given === undefined)
    throw notAuthorized(`Client ${client.ClientId} is configured with secret but SECRET_HASH was not received`);
  if (!client.secrets.some((secret) => isSame(secretHash(client, secret, name), given)))
    throw notAuthorized(`Unable to verify secret hash for client ${client.ClientId}`);
};

export const checkFlow = (client: AppClient, flow: string) => {
  if (!client.ExplicitAuthFlows.includes(`ALLOW_${flow}`))
    throw invalidParameter(`${flow} flow not enabled for this client`);
};

const rotates = ({ RefreshTokenRotation: rotation }: AppClient) => rotation?.Feature === 'ENABLED';

/** Seconds for which a used refresh token stays valid; undefined without rotation. */
export const rotationGrace = (client: AppClient) =>
  rotates(client) ? (client.RefreshTokenRotation?.RetryGracePeriodSeconds ?? 0) : undefined;

/** Without the flow REFRESH_TOKEN_AUTH, a client may refresh only by GetTokensFromRefreshToken and with rotation. */
export const checkRefreshAllowed = (client: AppClient) => {
  if (!rotates(client)) checkFlow(client, 'REFRESH_TOKEN_AUTH');
};

/** Cognito refuses rotation together with ALLOW_REFRESH_TOKEN_AUTH. */
const checkRotation = (client: AppClient) => {
  if (rotates(client) && client.ExplicitAuthFlows.includes('ALLOW_REFRESH_TOKEN_AUTH'))
    throw invalidParameter('ALLOW_REFRESH_TOKEN_AUTH is not supported when refresh token rotation is enabled');
};

/** `names` are the attributes that a user wants to change through the client. */
export const checkWritable = ({ WriteAttributes: writable }: AppClient, names: readonly string[]) => {
  if (names.some((name) => name.endsWith('_verified') || writable?.includes(name) === false))
    throw notAuthorized('A client attempted to write unauthorized attribute');
};

/** Cognito refuses a list of write attributes that omits a required attribute or contains an unknown one. */
const checkWriteAttributes = (writable: readonly string[] | undefined, required: readonly string[], doing: string) => {
  if (!writable) return;
  if (required.some((name) => !writable.includes(name)) || !writable.every(isStandardAttribute))
    throw invalidParameter(`Invalid write attributes specified while ${doing} a client`);
};

/** `required` are the attributes that every account of the pool has. */
export const clientsIn = (state: State, required: readonly string[]) => {
  const find = (id: string) => state.one(Row, 'select document from clients where id = ?', id);
  return {
    find,
    get: (id: string): AppClient => {
      const client = find(id);
      if (!client) throw notFound(`User pool client ${id} does not exist.`);
      return client;
    },
    /** Ordered by id, starting after `after`. */
    list: (limit: number, after = '') =>
      state.all(Row, 'select document from clients where id > ? order by id limit ?', after, limit),
    /** Replacing a client keeps the tokens issued to it. */
    put: (client: AppClient): AppClient => {
      checkWriteAttributes(client.WriteAttributes, required, find(client.ClientId) ? 'updating' : 'creating');
      checkRotation(client);
      const sql =
        'insert into clients (id, document) values (?, ?) on conflict (id) do update set document = excluded.document';
      state.run(sql, client.ClientId, JSON.stringify(client));
      return client;
    },
    remove: (id: string) => {
      state.run('delete from clients where id = ?', id);
    },
  };
};
export type Clients = ReturnType<typeof clientsIn>;
