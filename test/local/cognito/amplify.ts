/** The real aws-amplify, configured as in the web app. */
import { Amplify } from 'aws-amplify';
import { ConsoleLogger } from 'aws-amplify/utils';
import type { IdentityOptions } from '#local/aws/cognito/server.ts';
import { newIdentity } from './harness.ts';

// Amplify warns about endpoints outside AWS.
ConsoleLogger.LOG_LEVEL = 'ERROR';

export const configured = async (given: Partial<IdentityOptions> = {}) => {
  const identity = await newIdentity(given);
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: identity.userPoolId,
        userPoolClientId: identity.webClientId,
        userPoolEndpoint: identity.url,
        identityPoolId: identity.identityPoolId,
        identityPoolEndpoint: identity.url,
        allowGuestAccess: false,
      },
    },
  });
  return identity;
};
