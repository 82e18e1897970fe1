/** Amplify, told where identity is. Loaded when it is first needed. */
import { Amplify } from 'aws-amplify';
import { Hub } from 'aws-amplify/utils';
import { config } from '#web/config.ts';

export { forgetDevice, signOut } from 'aws-amplify/auth';

const { user_pool_id, web_client_id, interactions, identity_endpoint, sign_in_domain } = config();
const { origin } = window.location;

/** How a hosted login ended: with the page that was wanted before, or with what went wrong. */
export const endOfLogin = () =>
  new Promise<{ wanted: string | undefined } | { error: unknown }>((resolve) => {
    let wanted: string | undefined;
    const stop = Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'customOAuthState') wanted = payload.data;
      else if (payload.event === 'signInWithRedirect') resolve({ wanted });
      else if (payload.event === 'signInWithRedirect_failure') resolve({ error: payload.data.error });
      else return;
      if (payload.event !== 'customOAuthState') stop();
    });
  });

/** Of the login that this page is sent back from. Listens already: once configured, Amplify may end it at once. */
export const firstEndOfLogin = endOfLogin();

const userPool = {
  userPoolId: user_pool_id,
  userPoolClientId: web_client_id,
  userPoolEndpoint: identity_endpoint,
  loginWith: {
    oauth: {
      domain: sign_in_domain,
      // The last lets people change their own settings, however they came.
      scopes: ['email', 'openid', 'phone', 'aws.cognito.signin.user.admin'],
      responseType: 'code' as const,
      redirectSignIn: [`${origin}/auth/callback/`],
      redirectSignOut: [`${origin}/auth/signout/`],
    },
  },
};

// Only interactions need AWS credentials. Without an identity pool, Amplify never fetches any.
const identityPool = interactions && {
  identityPoolId: interactions.identity_pool_id,
  identityPoolEndpoint: identity_endpoint,
  allowGuestAccess: false,
};

Amplify.configure({ Auth: identityPool ? { Cognito: { ...userPool, ...identityPool } } : { Cognito: userPool } });

/** Refreshed first where they have expired. Unlike fetchAuthSession, does not fetch AWS credentials, which no page needs. */
export const tokens = () => Amplify.getTokens({});
