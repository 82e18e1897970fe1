/** The triggers around an account: before it is created and after a password was recovered. */
import type { Pool } from '#local/aws/cognito/pool.ts';
import type { User } from '#local/aws/cognito/users/users.ts';
import { triggerAttributes } from './user-attributes.ts';

type Metadata = Record<string, string> | undefined;

const request = (user: User, clientMetadata: Metadata) => ({
  userAttributes: triggerAttributes(user),
  ...(clientMetadata ? { clientMetadata } : {}),
});

export const beforeInvitation = (pool: Pool, user: User, metadata: Metadata) =>
  pool.triggers.invoke('PreSignUp', {
    triggerSource: 'PreSignUp_AdminCreateUser',
    userName: user.username,
    clientId: 'CLIENT_ID_NOT_APPLICABLE',
    request: request(user, metadata),
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });

export const afterRecovery = (pool: Pool, clientId: string, user: User, metadata: Metadata) =>
  pool.triggers.invoke('PostConfirmation', {
    triggerSource: 'PostConfirmation_ConfirmForgotPassword',
    userName: user.username,
    clientId,
    request: request(user, metadata),
    response: {},
  });
