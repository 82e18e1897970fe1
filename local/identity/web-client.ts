/** The app clients of the web app: made at the first start, and at each start told where the web app is. */
import { PROOF_CLIENT_WRITES, WEB_CLIENT_WRITES } from '#contract/app-clients.ts';
import type { AppClient, Clients } from './clients.ts';

/** A test may require more attributes than the deployed pool does. */
type Shared = { id: string; required: readonly string[]; now: number };
type Known = Shared & { webOrigin: string; providers: readonly string[] };

const writing = (required: readonly string[], own: readonly string[]) => [...new Set([...required, ...own])];

const settingsOf = ({ webOrigin, providers, required }: Known) => ({
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
  WriteAttributes: writing(required, WEB_CLIENT_WRITES),
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

export const keepProofClient = (clients: Clients, { required, ...known }: Shared) =>
  keep(clients, known, { ...PROOF, WriteAttributes: writing(required, PROOF_CLIENT_WRITES) });
