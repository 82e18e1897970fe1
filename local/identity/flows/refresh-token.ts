import { type AppClient, checkSecretHash } from '#local/identity/clients.ts';
import { notAuthorized } from '#local/identity/errors.ts';
import type { Pool } from '#local/identity/pool.ts';
import { type Flow, required } from './flow.ts';

export const refresh = (pool: Pool, client: AppClient, token: string) => {
  const grant = pool.grants.refreshed(token, client.ClientId);
  const user = pool.users.get(grant.user);
  if (!user) throw notAuthorized('Invalid Refresh Token');
  if (!user.enabled) throw notAuthorized('User is disabled.');
  return { user, result: { ChallengeParameters: {}, AuthenticationResult: pool.tokens.forUser(user, client, grant) } };
};

export const refreshToken: Flow = (pool, { client }, parameters) => {
  const { user, result } = refresh(pool, client, required(parameters, 'REFRESH_TOKEN'));
  checkSecretHash(client, user.id, parameters.SECRET_HASH);
  return result;
};
