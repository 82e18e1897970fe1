/** Amplify, told where identity is. Loaded when it is first needed. */
import { Amplify } from 'aws-amplify';
import { config } from '#web/config.ts';

export { confirmResetPassword, confirmSignIn, resetPassword, signIn, signOut } from 'aws-amplify/auth';
export { Hub } from 'aws-amplify/utils';

const { user_pool_id, web_client_id, identity_pool_id, identity_endpoint, sign_in_domain } = config();
const { origin } = window.location;

Amplify.configure({
  Auth: {
    Cognito: {
      userPoolId: user_pool_id,
      userPoolClientId: web_client_id,
      userPoolEndpoint: identity_endpoint,
      identityPoolId: identity_pool_id,
      identityPoolEndpoint: identity_endpoint,
      allowGuestAccess: false,
      loginWith: {
        oauth: {
          domain: sign_in_domain,
          // The last lets people change their own settings, however they came.
          scopes: ['email', 'openid', 'phone', 'aws.cognito.signin.user.admin'],
          responseType: 'code',
          redirectSignIn: [`${origin}/auth/callback/`],
          redirectSignOut: [`${origin}/auth/signout/`],
        },
      },
    },
  },
});

/** Refreshed first where they have expired. Unlike fetchAuthSession, does not fetch AWS credentials, which no page needs. */
export const tokens = () => Amplify.getTokens({});
