/** The app client of the web app: made at the first start, and at each start told where the web app is. */
import type { AppClient, Clients } from './clients.ts';

type Known = { id: string; webOrigin: string; providers: readonly string[]; now: number };

const settingsOf = ({ webOrigin, providers }: Known) => ({
  ClientName: 'web',
  AccessTokenValidity: 15,
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
});

export const keepWebClient = (clients: Clients, known: Known): AppClient =>
  clients.put({
    ClientId: known.id,
    CreationDate: clients.find(known.id)?.CreationDate ?? known.now / 1000,
    LastModifiedDate: known.now / 1000,
    ...settingsOf(known),
  });
