/** The triggers before and after a sign-in, for every flow. */

import type { Pool } from '#local/aws/cognito/pool.ts';
import type { AppClient } from '#local/aws/cognito/tokens/clients.ts';
import { triggerAttributes } from './user-attributes.ts';

type Metadata = Record<string, string> | undefined;

const given = (metadata: Metadata, as: 'validationData' | 'clientMetadata') => (metadata ? { [as]: metadata } : {});

/** Runs before the password check, also for unknown user names. */
export const beforeSignIn = async (pool: Pool, client: AppClient, name: string | undefined, metadata: Metadata) => {
  if (!name || !pool.triggers.has('PreAuthentication')) return;
  const { id, user } = pool.claimants.identify(name);
  await pool.triggers.invoke('PreAuthentication', {
    triggerSource: 'PreAuthentication_Authentication',
    userName: id,
    clientId: client.ClientId,
    request: {
      userAttributes: user ? triggerAttributes(user) : {},
      ...given(metadata, 'validationData'),
      ...(user ? {} : { userNotFound: true }),
    },
    response: {},
  });
};

/** Runs only if `result` contains tokens, before the tokens are returned. */
export const afterSignIn = async <Result extends object>(
  pool: Pool,
  client: AppClient,
  name: string | undefined,
  result: Result,
  metadata?: Metadata,
): Promise<Result> => {
  const user = name === undefined ? undefined : pool.users.find(name);
  if (!user || !('AuthenticationResult' in result)) return result;
  await pool.triggers.invoke('PostAuthentication', {
    triggerSource: 'PostAuthentication_Authentication',
    userName: user.username,
    clientId: client.ClientId,
    request: {
      userAttributes: triggerAttributes(user),
      newDeviceUsed: 'NewDeviceMetadata' in Object(result.AuthenticationResult),
      ...given(metadata, 'clientMetadata'),
    },
    response: {},
  });
  return result;
};
