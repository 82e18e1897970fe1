/** Configures Amplify for the tenant's user pool. Loaded on first use. */
import { Amplify } from 'aws-amplify';
import { Hub } from 'aws-amplify/utils';
import { config } from '#web/config.ts';

export { forgetDevice, signOut } from 'aws-amplify/auth';

const { user_pool_id, web_client_id, interactions, identity_endpoint, sign_in_domain } = config();
const { origin } = window.location;

/** Resolves when a hosted login ends: with the page requested before it, or with the error. */
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

/**
 * The login that this page load returns from. Subscribed before `Amplify.configure`, which may end the login at once.
 */
export const firstEndOfLogin = endOfLogin();

const userPool = {
  userPoolId: user_pool_id,
  userPoolClientId: web_client_id,
  userPoolEndpoint: identity_endpoint,
  loginWith: {
    oauth: {
      domain: sign_in_domain,
      // The last scope lets people change their own settings, also after a hosted login.
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

/** Renews expired tokens. Unlike `fetchAuthSession`, it does not fetch AWS credentials, which no page needs. */
export const tokens = () => Amplify.getTokens({});
