import { notAuthorized } from '#local/aws/cognito/errors.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import { type AppClient, checkSecretHash, rotationGrace } from '#local/aws/cognito/tokens/clients.ts';
import type { Grant } from '#local/aws/cognito/tokens/grants.ts';
import { type Flow, required } from './flow.ts';

/** A refresh token works only on the device that received it, once that device was confirmed. */
const checkDevice = (pool: Pool, { user, device: key }: Grant, given: string | undefined) => {
  if (key === null || given === key) return;
  if (pool.devices.find(user, key)?.secret) throw notAuthorized('Invalid Refresh Token');
};

export const refresh = async (pool: Pool, client: AppClient, token: string, device: string | undefined) => {
  const grant = pool.grants.refreshed(token, client.ClientId);
  checkDevice(pool, grant, device);
  const user = pool.users.get(grant.user);
  if (!user) throw notAuthorized('Invalid Refresh Token');
  if (!user.enabled) throw notAuthorized('User is disabled.');
  const tokens = await pool.tokens.forUser('TokenGeneration_RefreshTokens', user, client, grant);
  const grace = rotationGrace(client);
  const rotated = grace === undefined ? {} : { RefreshToken: pool.grants.rotate(grant, token, grace) };
  return { user, result: { ChallengeParameters: {}, AuthenticationResult: { ...tokens, ...rotated } } };
};

export const refreshToken: Flow = async (pool, { client }, parameters) => {
  const { user, result } = await refresh(pool, client, required(parameters, 'REFRESH_TOKEN'), parameters.DEVICE_KEY);
  checkSecretHash(client, user.id, parameters.SECRET_HASH);
  return result;
};
