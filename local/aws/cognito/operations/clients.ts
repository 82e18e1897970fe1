import * as z from 'zod';
import { randomText } from '#local/aws/cognito/crypto/random.ts';
import { CognitoError, invalidParameter, notFound } from '#local/aws/cognito/errors.ts';
import { forAdministrators, type Operation } from '#local/aws/cognito/operation.ts';
import { type Pool, SCOPES } from '#local/aws/cognito/pool.ts';
import {
  type AppClient,
  MOST_SECRETS,
  newSecret,
  RefreshTokenRotation,
  TimeUnit,
} from '#local/aws/cognito/tokens/clients.ts';
import { ClientId, UserPoolId } from '#local/aws/cognito/users/fields.ts';

const DEFAULT_FLOWS = ['ALLOW_REFRESH_TOKEN_AUTH', 'ALLOW_USER_SRP_AUTH', 'ALLOW_CUSTOM_AUTH'];
const STANDARD_SCOPES = ['phone', 'email', 'openid', 'profile', 'aws.cognito.signin.user.admin'];

const Flow = z.enum([
  'ALLOW_ADMIN_USER_PASSWORD_AUTH',
  'ALLOW_CUSTOM_AUTH',
  'ALLOW_USER_PASSWORD_AUTH',
  'ALLOW_USER_SRP_AUTH',
  'ALLOW_REFRESH_TOKEN_AUTH',
  'ALLOW_USER_AUTH',
]);

const RedirectUrls = z.array(z.string().min(1).max(1024)).max(100).default([]);

const ClientSecret = z
  .string()
  .min(24)
  .max(64)
  .regex(/^[\w+]+$/);

/** The settings of a client. An update resets omitted settings to the defaults, as in Cognito. */
const Settings = z.object({
  UserPoolId,
  ClientName: z
    .string()
    .min(1)
    .max(128)
    .regex(/^[\w\s+=,.@-]+$/),
  AccessTokenValidity: z.int().min(1).max(86_400).optional(),
  IdTokenValidity: z.int().min(1).max(86_400).optional(),
  RefreshTokenValidity: z.int().min(0).max(315_360_000).optional(),
  TokenValidityUnits: z
    .object({ AccessToken: TimeUnit.optional(), IdToken: TimeUnit.optional(), RefreshToken: TimeUnit.optional() })
    .default({}),
  AuthSessionValidity: z.int().min(3).max(15).default(3),
  RefreshTokenRotation: RefreshTokenRotation.optional(),
  ExplicitAuthFlows: z.array(Flow).default([]),
  AllowedOAuthFlows: z
    .array(z.enum(['code', 'implicit', 'client_credentials']))
    .max(3)
    .default([]),
  AllowedOAuthScopes: z.array(z.string().min(1).max(256)).max(50).default([]),
  AllowedOAuthFlowsUserPoolClient: z.boolean().default(false),
  CallbackURLs: RedirectUrls,
  LogoutURLs: RedirectUrls,
  SupportedIdentityProviders: z.array(z.string().min(1).max(32)).default([]),
  WriteAttributes: z.array(z.string().min(1).max(2048)).optional(),
});
type Settings = z.output<typeof Settings>;

const NewClient = z.object({
  ...Settings.shape,
  GenerateSecret: z.boolean().default(false),
  ClientSecret: ClientSecret.optional(),
});

const checkOAuth = (input: Settings, hasSecret: boolean) => {
  const isForPrograms = input.AllowedOAuthFlows.includes('client_credentials');
  if (isForPrograms && !hasSecret)
    throw new CognitoError(
      'InvalidOAuthFlowException',
      'client_credentials flow can not be selected if client does not have a client secret.',
    );
  if (isForPrograms && input.AllowedOAuthFlows.length > 1)
    throw new CognitoError(
      'InvalidOAuthFlowException',
      'client_credentials flow can not be selected along with code flow or implicit flow.',
    );
  const unknown = input.AllowedOAuthScopes.filter((scope) => ![...SCOPES, ...STANDARD_SCOPES].includes(scope));
  if (unknown.length > 0)
    throw new CognitoError('ScopeDoesNotExistException', `Invalid Scope Requested: ${unknown.join(', ')}`);
  if (isForPrograms && input.AllowedOAuthScopes.some((scope) => STANDARD_SCOPES.includes(scope)))
    throw new CognitoError(
      'InvalidOAuthFlowException',
      'client_credentials flow can not be selected if scopes other than custom scopes are selected.',
    );
};

/** Defaults: one hour for access and ID tokens, thirty days for refresh tokens. */
const validities = ({ TokenValidityUnits: units, ...input }: Settings) => ({
  AccessTokenValidity: input.AccessTokenValidity ?? 1,
  IdTokenValidity: input.IdTokenValidity ?? 1,
  RefreshTokenValidity: input.RefreshTokenValidity || 30,
  TokenValidityUnits: {
    AccessToken: units.AccessToken ?? 'hours',
    IdToken: units.IdToken ?? 'hours',
    RefreshToken: units.RefreshToken ?? 'days',
  },
});

const defaults = (input: Settings) => ({
  ...validities(input),
  AuthSessionValidity: input.AuthSessionValidity,
  RefreshTokenRotation: input.RefreshTokenRotation,
  ExplicitAuthFlows: input.ExplicitAuthFlows.length > 0 ? input.ExplicitAuthFlows : DEFAULT_FLOWS,
  AllowedOAuthFlows: input.AllowedOAuthFlows,
  AllowedOAuthScopes: input.AllowedOAuthScopes,
  AllowedOAuthFlowsUserPoolClient: input.AllowedOAuthFlowsUserPoolClient,
  CallbackURLs: input.CallbackURLs,
  LogoutURLs: input.LogoutURLs,
  SupportedIdentityProviders: input.SupportedIdentityProviders,
  WriteAttributes: input.WriteAttributes,
});

const described = (pool: Pool, { secrets: [secret], ...client }: AppClient) => ({
  UserPoolClient: {
    UserPoolId: pool.id,
    ...client,
    ...(secret && { ClientSecret: secret.value }),
    EnableTokenRevocation: true,
  },
});

const CreateUserPoolClient = forAdministrators(NewClient, (pool, input) => {
  const { GenerateSecret: generated, ClientSecret: given } = input;
  if (generated && given !== undefined)
    throw invalidParameter('GenerateSecret and ClientSecret cannot both be specified.');
  const hasSecret = generated || given !== undefined;
  checkOAuth(input, hasSecret);
  const ClientId = randomText(26);
  const client = pool.clients.put({
    ClientId,
    ClientName: input.ClientName,
    secrets: hasSecret ? [newSecret(ClientId, [], pool.now(), given)] : [],
    CreationDate: pool.now() / 1000,
    LastModifiedDate: pool.now() / 1000,
    ...defaults(input),
  });
  return described(pool, client);
});

const OneClient = z.object({ UserPoolId, ClientId });

const DescribeUserPoolClient = forAdministrators(OneClient, (pool, input) =>
  described(pool, pool.clients.get(input.ClientId)),
);

const UpdateUserPoolClient = forAdministrators(
  Settings.extend({ ClientId, ClientName: Settings.shape.ClientName.optional() }),
  (pool, input) => {
    const before = pool.clients.get(input.ClientId);
    const ClientName = input.ClientName ?? before.ClientName;
    checkOAuth({ ...input, ClientName }, before.secrets.length > 0);
    const LastModifiedDate = pool.now() / 1000;
    return described(
      pool,
      pool.clients.put({ ...before, ClientName, LastModifiedDate, ...defaults({ ...input, ClientName }) }),
    );
  },
);

const DeleteUserPoolClient = forAdministrators(OneClient, (pool, input) => {
  const client = pool.clients.get(input.ClientId);
  if ([pool.webClientId, pool.proofClientId].includes(client.ClientId))
    throw invalidParameter('The clients of the web app cannot be deleted here.');
  pool.clients.remove(client.ClientId);
  return {};
});

const Page = z.object({ UserPoolId, MaxResults: z.int().min(1).max(60).default(10), NextToken: z.string().optional() });

const ListUserPoolClients = forAdministrators(Page, (pool, { MaxResults, NextToken }) => {
  const clients = pool.clients.list(MaxResults, NextToken);
  return {
    UserPoolClients: clients.map(({ ClientId, ClientName }) => ({ ClientId, ClientName, UserPoolId: pool.id })),
    ...(clients.length === MaxResults && { NextToken: clients.at(-1)?.ClientId }),
  };
});

const withSecrets = (pool: Pool, id: string) => {
  const client = pool.clients.get(id);
  if (client.secrets.length === 0) throw invalidParameter('This client has no secret: it is a public one.');
  return client;
};

const AddUserPoolClientSecret = forAdministrators(
  OneClient.extend({ ClientSecret: ClientSecret.optional() }),
  (pool, input) => {
    const client = withSecrets(pool, input.ClientId);
    if (client.secrets.length >= MOST_SECRETS)
      throw new CognitoError('LimitExceededException', `A client has ${MOST_SECRETS} secrets at the most.`);
    const secret = newSecret(client.ClientId, client.secrets, pool.now(), input.ClientSecret);
    pool.clients.put({ ...client, secrets: [...client.secrets, secret] });
    return {
      ClientSecretDescriptor: {
        ClientSecretId: secret.id,
        // A secret that the caller chose is not returned.
        ...(input.ClientSecret === undefined && { ClientSecretValue: secret.value }),
        ClientSecretCreateDate: secret.created,
      },
    };
  },
);

const ListUserPoolClientSecrets = forAdministrators(OneClient, (pool, input) => ({
  ClientSecrets: withSecrets(pool, input.ClientId).secrets.map(({ id, created }) => ({
    ClientSecretId: id,
    ClientSecretCreateDate: created,
  })),
}));

const DeleteUserPoolClientSecret = forAdministrators(
  OneClient.extend({ ClientSecretId: z.string().min(1).max(128) }),
  (pool, input) => {
    const client = withSecrets(pool, input.ClientId);
    const secrets = client.secrets.filter(({ id }) => id !== input.ClientSecretId);
    if (secrets.length === client.secrets.length) throw notFound('Client secret does not exist.');
    if (secrets.length === 0) throw invalidParameter('The last secret of a client cannot be deleted.');
    pool.clients.put({ ...client, secrets });
    return {};
  },
);

export const clientOperations: Record<string, Operation> = {
  AddUserPoolClientSecret,
  CreateUserPoolClient,
  DeleteUserPoolClient,
  DeleteUserPoolClientSecret,
  DescribeUserPoolClient,
  ListUserPoolClientSecrets,
  ListUserPoolClients,
  UpdateUserPoolClient,
};
