/** The app clients of the web app: made at the first start, and at each start told where the web app is. */
import type { AppClient, Clients } from './clients.ts';

/** What a directory says of its people is written by Cognito itself, with this client's rights. */
const MAPPED = ['email', 'given_name', 'family_name', 'locale'];

type Known = { id: string; webOrigin: string; providers: readonly string[]; now: number };

const settingsOf = ({ webOrigin, providers }: Known) => ({
  ClientName: 'web',
  AccessTokenValidity: 5,
  IdTokenValidity: 15,
  RefreshTokenValidity: 12,
  TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'hours' } as const,
  ExplicitAuthFlows: [
    'ALLOW_USER_SRP_AUTH',
    'ALLOW_USER_PASSWORD_AUTH',
    'ALLOW_USER_AUTH',
    'ALLOW_CUSTOM_AUTH',
    'ALLOW_REFRESH_TOKEN_AUTH',
  ],
  AllowedOAuthFlows: ['code'],
  AllowedOAuthScopes: ['openid', 'email', 'phone', 'aws.cognito.signin.user.admin'],
  AllowedOAuthFlowsUserPoolClient: true,
  CallbackURLs: [`${webOrigin}/auth/callback/`],
  LogoutURLs: [`${webOrigin}/auth/signout/`],
  SupportedIdentityProviders: ['COGNITO', ...providers],
  WriteAttributes: providers.length > 0 ? MAPPED : MAPPED.filter((name) => name !== 'email'),
});

/** With this one, people prove once more who they are; it gives nobody a session. */
const PROOF = {
  ClientName: 'proof',
  AccessTokenValidity: 5,
  IdTokenValidity: 5,
  RefreshTokenValidity: 1,
  TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'hours' } as const,
  ExplicitAuthFlows: ['ALLOW_USER_AUTH'],
  AllowedOAuthFlows: [],
  AllowedOAuthScopes: [],
  AllowedOAuthFlowsUserPoolClient: false,
  CallbackURLs: [],
  LogoutURLs: [],
  SupportedIdentityProviders: ['COGNITO'],
  WriteAttributes: ['phone_number'],
};

const keep = (
  clients: Clients,
  { id, now }: { id: string; now: number },
  settings: Omit<AppClient, 'ClientId' | 'CreationDate' | 'LastModifiedDate' | 'secrets'>,
) =>
  clients.put({
    ClientId: id,
    CreationDate: clients.find(id)?.CreationDate ?? now / 1000,
    LastModifiedDate: now / 1000,
    secrets: [],
    ...settings,
  });

export const keepWebClient = (clients: Clients, known: Known) => keep(clients, known, settingsOf(known));

export const keepProofClient = (clients: Clients, known: { id: string; now: number }) => keep(clients, known, PROOF);
