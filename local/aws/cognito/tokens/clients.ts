/** App clients, in Cognito's own words: the web app's, and those made for programs. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { hash, randomText } from '#local/aws/cognito/crypto/random.ts';
import { invalidParameter, notAuthorized, notFound } from '#local/aws/cognito/errors.ts';
import type { State } from '#local/aws/cognito/state.ts';
import { isStandardAttribute } from '#local/aws/cognito/users/attributes.ts';

export const TimeUnit = z.enum(['seconds', 'minutes', 'hours', 'days']);

const Secret = z.object({ id: z.string(), value: z.string(), created: z.number() });
type Secret = z.output<typeof Secret>;

/** So that one can be replaced while programs still have the other. */
export const MOST_SECRETS = 2;

export const RefreshTokenRotation = z.object({
  Feature: z.enum(['ENABLED', 'DISABLED']),
  RetryGracePeriodSeconds: z.int().min(0).max(60).default(0),
});

const AppClient = z.object({
  ClientId: z.string(),
  ClientName: z.string(),
  /** The oldest first; none of a client whose programs could not keep one. */
  secrets: z.array(Secret).max(MOST_SECRETS).default([]),
  CreationDate: z.number(),
  LastModifiedDate: z.number(),
  AccessTokenValidity: z.number(),
  IdTokenValidity: z.number(),
  RefreshTokenValidity: z.number(),
  TokenValidityUnits: z.object({ AccessToken: TimeUnit, IdToken: TimeUnit, RefreshToken: TimeUnit }),
  /** Minutes that a step of a sign-in may take. */
  AuthSessionValidity: z.int().min(3).max(15).default(3),
  /** Takes the place of ALLOW_REFRESH_TOKEN_AUTH. */
  RefreshTokenRotation: RefreshTokenRotation.optional(),
  ExplicitAuthFlows: z.array(z.string()),
  AllowedOAuthFlows: z.array(z.string()),
  AllowedOAuthScopes: z.array(z.string()),
  AllowedOAuthFlowsUserPoolClient: z.boolean(),
  CallbackURLs: z.array(z.string()).default([]),
  LogoutURLs: z.array(z.string()).default([]),
  SupportedIdentityProviders: z.array(z.string()).default([]),
  /** What its people may change of themselves: whatever there is, where nothing is said. */
  WriteAttributes: z.array(z.string()).optional(),
});
export type AppClient = z.output<typeof AppClient>;

const Row = z.object({ document: z.string() }).transform(({ document }) => AppClient.parse(JSON.parse(document)));

const SECONDS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

/** How long each of its tokens lives. */
export const secondsOf = (client: AppClient) => {
  const { AccessToken, IdToken, RefreshToken } = client.TokenValidityUnits;
  return {
    access: client.AccessTokenValidity * SECONDS[AccessToken],
    id: client.IdTokenValidity * SECONDS[IdToken],
    refresh: client.RefreshTokenValidity * SECONDS[RefreshToken],
  };
};

/** What Cognito calls it is made of when it was made. */
export const newSecret = (client: string, secrets: readonly Secret[], now: number, value = randomText(51)): Secret => {
  const taken = secrets.some(({ id }) => id === `${client}--${now}`);
  return { id: `${client}--${taken ? now + 1 : now}`, value, created: now / 1000 };
};

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(hash(one)), Buffer.from(hash(other)));

export const isSecret = ({ secrets }: AppClient, given: string | undefined) =>
  secrets.length === 0 ? given === undefined : secrets.some(({ value }) => isSame(value, given ?? ''));

const secretHash = ({ ClientId }: AppClient, { value }: Secret, name: string) =>
  createHmac('sha256', value).update(`${name}${ClientId}`).digest('base64');

/** What a client sends with a name, if it has a secret. */
export const ownSecretHash = (client: AppClient, name: string) => {
  const [secret] = client.secrets;
  return secret ? { SECRET_HASH: secretHash(client, secret, name) } : {};
};

/** A client with a secret shows that it knows it with every name it sends. */
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

/** For how long a refresh token that was used stays valid; undefined where the client keeps its refresh token. */
export const rotationGrace = (client: AppClient) =>
  rotates(client) ? (client.RefreshTokenRotation?.RetryGracePeriodSeconds ?? 0) : undefined;

/** A client without the flow may refresh only by GetTokensFromRefreshToken, and only where its tokens rotate. */
export const checkRefreshAllowed = (client: AppClient) => {
  if (!rotates(client)) checkFlow(client, 'REFRESH_TOKEN_AUTH');
};

/** Cognito refuses a client that rotates refresh tokens and allows the flow that does not. */
const checkRotation = (client: AppClient) => {
  if (rotates(client) && client.ExplicitAuthFlows.includes('ALLOW_REFRESH_TOKEN_AUTH'))
    throw invalidParameter('ALLOW_REFRESH_TOKEN_AUTH is not supported when refresh token rotation is enabled');
};

/** `names` are what somebody wants to change with a token of the client's. */
export const checkWritable = ({ WriteAttributes: writable }: AppClient, names: readonly string[]) => {
  if (names.some((name) => name.endsWith('_verified') || writable?.includes(name) === false))
    throw notAuthorized('A client attempted to write unauthorized attribute');
};

/** Cognito refuses a client that may not write every required attribute of its pool, and unknown attributes. */
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
    /** By their ids, from the one behind `after` on. */
    list: (limit: number, after = '') =>
      state.all(Row, 'select document from clients where id > ? order by id limit ?', after, limit),
    /** What was issued to one that is there already stays. */
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
