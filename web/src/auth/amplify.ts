/** Amplify, told where identity is. Loaded when it is first needed. */
import { Amplify } from 'aws-amplify';
import { config } from '#web/config.ts';

export { confirmResetPassword, confirmSignIn, resetPassword, signIn, signOut } from 'aws-amplify/auth';

const { user_pool_id, web_client_id, identity_pool_id, identity_endpoint } = config();

Amplify.configure({
  Auth: {
    Cognito: {
      userPoolId: user_pool_id,
      userPoolClientId: web_client_id,
      userPoolEndpoint: identity_endpoint,
      identityPoolId: identity_pool_id,
      identityPoolEndpoint: identity_endpoint,
      allowGuestAccess: false,
    },
  },
});

/** Refreshed first where they have expired. Unlike fetchAuthSession, does not fetch AWS credentials, which no page needs. */
export const tokens = () => Amplify.getTokens({});
