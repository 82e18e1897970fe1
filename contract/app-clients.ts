/**
 * The app clients of the user pool, in Cognito's own words: CloudFormation and Cognito's API share these names. The
 * deployed pool and the local one make their clients from these settings.
 */
import type { ExtraSignInFlow } from '#domain/enumerations.ts';

/** Attributes that every account has. Cognito never lets a pool change this. */
export const REQUIRED_ATTRIBUTES = ['email'] as const;

/**
 * Cognito refuses a client that lists its write attributes and leaves a required one out. Writing `email` alone
 * changes nothing: the pool keeps the old address until a code is entered, and the custom-message trigger sends one
 * only for a request with the product's own ticket.
 */
const WEB_CLIENT_WRITES = ['family_name', 'given_name', 'locale'];

/** The client for recent sign-ins also registers the phone number of a second factor. */
const PROOF_CLIENT_WRITES = ['phone_number'];

const EXTRA_FLOWS: Readonly<Record<ExtraSignInFlow, string>> = {
  user_password: 'ALLOW_USER_PASSWORD_AUTH',
  custom: 'ALLOW_CUSTOM_AUTH',
};

/** The same for both clients. */
const COMMON = {
  GenerateSecret: false,
  /** Minutes between two steps of a sign-in. */
  AuthSessionValidity: 3,
  EnableTokenRevocation: true,
  PreventUserExistenceErrors: 'ENABLED',
} as const;

const UNITS = { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'hours' } as const;

export type WebClientOptions = {
  /** The origin of the web app. */
  origin: string;
  /** Names of the corporate directories that the pool trusts. */
  providers: readonly string[];
  /** Flows beside secure remote password and user choice. */
  extraFlows: readonly ExtraSignInFlow[];
  required?: readonly string[];
};

/** The client that people sign in to the web app with. */
export const webClientSettings = ({
  origin,
  providers,
  extraFlows,
  required = REQUIRED_ATTRIBUTES,
}: WebClientOptions) => ({
  ...COMMON,
  ClientName: 'web',
  // Refresh tokens rotate, and Cognito then refuses ALLOW_REFRESH_TOKEN_AUTH.
  ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_AUTH', ...extraFlows.map((flow) => EXTRA_FLOWS[flow])],
  // The token trigger lets a fresh access token change the account, so access tokens stay short.
  AccessTokenValidity: 5,
  IdTokenValidity: 15,
  RefreshTokenValidity: 12,
  TokenValidityUnits: UNITS,
  // A second tab may send the same refresh token at the same moment.
  RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 } as const,
  SupportedIdentityProviders: ['COGNITO', ...providers],
  AllowedOAuthFlowsUserPoolClient: true,
  AllowedOAuthFlows: ['code'],
  // With the last scope, people who came by the hosted login can change their own account.
  AllowedOAuthScopes: ['email', 'openid', 'phone', 'aws.cognito.signin.user.admin'],
  CallbackURLs: [`${origin}/auth/callback/`],
  LogoutURLs: [`${origin}/auth/signout/`],
  WriteAttributes: [...new Set([...required, ...WEB_CLIENT_WRITES])],
});

/** The client for proofs of sign-in. It opens no session: its tokens cannot be refreshed. */
export const proofClientSettings = (required: readonly string[] = REQUIRED_ATTRIBUTES) => ({
  ...COMMON,
  ClientName: 'proof',
  ExplicitAuthFlows: ['ALLOW_USER_AUTH'],
  AccessTokenValidity: 5,
  IdTokenValidity: 5,
  RefreshTokenValidity: 1, // the minimum
  TokenValidityUnits: UNITS,
  SupportedIdentityProviders: ['COGNITO'],
  AllowedOAuthFlowsUserPoolClient: false,
  WriteAttributes: [...new Set([...required, ...PROOF_CLIENT_WRITES])],
});

export type AppClientSettings = ReturnType<typeof webClientSettings> | ReturnType<typeof proofClientSettings>;
