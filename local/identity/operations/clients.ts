import * as z from 'zod';
import { type AppClient, TimeUnit } from '#local/identity/clients.ts';
import { CognitoError, invalidParameter } from '#local/identity/errors.ts';
import { ClientId, UserPoolId } from '#local/identity/fields.ts';
import { forAdministrators, type Operation } from '#local/identity/operation.ts';
import { type Pool, SCOPES } from '#local/identity/pool.ts';
import { randomText } from '#local/identity/random.ts';

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

const NewClient = z.object({
  UserPoolId,
  ClientName: z
    .string()
    .min(1)
    .max(128)
    .regex(/^[\w\s+=,.@-]+$/),
  GenerateSecret: z.boolean().default(false),
  AccessTokenValidity: z.int().min(1).max(86_400).optional(),
  IdTokenValidity: z.int().min(1).max(86_400).optional(),
  RefreshTokenValidity: z.int().min(0).max(315_360_000).optional(),
  TokenValidityUnits: z
    .object({ AccessToken: TimeUnit.optional(), IdToken: TimeUnit.optional(), RefreshToken: TimeUnit.optional() })
    .default({}),
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
});
type NewClient = z.output<typeof NewClient>;

const checkOAuth = (input: NewClient) => {
  const isForPrograms = input.AllowedOAuthFlows.includes('client_credentials');
  if (isForPrograms && !input.GenerateSecret)
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

/** An hour and thirty days, unless it says otherwise. */
const validities = ({ TokenValidityUnits: units, ...input }: NewClient) => ({
  AccessTokenValidity: input.AccessTokenValidity ?? 1,
  IdTokenValidity: input.IdTokenValidity ?? 1,
  RefreshTokenValidity: input.RefreshTokenValidity || 30,
  TokenValidityUnits: {
    AccessToken: units.AccessToken ?? 'hours',
    IdToken: units.IdToken ?? 'hours',
    RefreshToken: units.RefreshToken ?? 'days',
  },
});

const described = (pool: Pool, client: AppClient) => ({
  UserPoolClient: { UserPoolId: pool.id, ...client, EnableTokenRevocation: true, AuthSessionValidity: 3 },
});

const CreateUserPoolClient = forAdministrators(NewClient, (pool, input) => {
  checkOAuth(input);
  const client = pool.clients.put({
    ClientId: randomText(26),
    ClientName: input.ClientName,
    ...(input.GenerateSecret ? { ClientSecret: randomText(51) } : {}),
    CreationDate: pool.now() / 1000,
    LastModifiedDate: pool.now() / 1000,
    ...validities(input),
    ExplicitAuthFlows: input.ExplicitAuthFlows.length > 0 ? input.ExplicitAuthFlows : DEFAULT_FLOWS,
    AllowedOAuthFlows: input.AllowedOAuthFlows,
    AllowedOAuthScopes: input.AllowedOAuthScopes,
    AllowedOAuthFlowsUserPoolClient: input.AllowedOAuthFlowsUserPoolClient,
    CallbackURLs: input.CallbackURLs,
    LogoutURLs: input.LogoutURLs,
    SupportedIdentityProviders: input.SupportedIdentityProviders,
  });
  return described(pool, client);
});

const OneClient = z.object({ UserPoolId, ClientId });

const DescribeUserPoolClient = forAdministrators(OneClient, (pool, input) =>
  described(pool, pool.clients.get(input.ClientId)),
);

const DeleteUserPoolClient = forAdministrators(OneClient, (pool, input) => {
  const client = pool.clients.get(input.ClientId);
  if ([pool.webClientId, pool.proofClientId].includes(client.ClientId))
    throw invalidParameter('The clients of the web app cannot be deleted here.');
  pool.clients.remove(client.ClientId);
  return {};
});

export const clientOperations: Record<string, Operation> = {
  CreateUserPoolClient,
  DescribeUserPoolClient,
  DeleteUserPoolClient,
};
