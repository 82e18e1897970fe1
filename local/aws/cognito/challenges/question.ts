import { missingParameter, notAuthorized } from '#local/aws/cognito/errors.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import type { Progress } from '#local/aws/cognito/tokens/sessions.ts';
import type { User } from '#local/aws/cognito/users/users.ts';
import type { Question, Responses, Standing } from './family.ts';

type Asked = {
  name: string;
  /** A user's id, or a stranger's. */
  claimant: string;
  parameters: Record<string, string>;
  /** Kept until the answer comes. */
  data?: unknown;
};

export const ask = (
  pool: Pool,
  { client, progress }: Standing,
  { name, claimant, parameters, data }: Asked,
): Question => ({
  ChallengeName: name,
  ChallengeParameters: parameters,
  Session: pool.sessions.open({
    challenge: name,
    client: client.ClientId,
    claimant,
    data: data ?? null,
    progress,
  }),
});

export const required = (responses: Responses, name: string) => {
  const value = responses[name];
  if (!value) throw missingParameter(name);
  return value;
};

/** The device that they say they come with, if it is one of theirs. Nobody is sent away for that one is not. */
export const heldDevice = (pool: Pool, { id }: User, { DEVICE_KEY: key }: Responses): Pick<Progress, 'device'> => {
  const device = key === undefined ? undefined : pool.devices.find(id, key);
  return device ? { device: device.key } : {};
};

/** Whom a later step is about: they may have been taken away meanwhile. */
export const stillThere = (pool: Pool, id: string): User => {
  const user = pool.users.get(id);
  if (!user) throw notAuthorized('Invalid session for the user.');
  if (!user.enabled) throw notAuthorized('User is disabled.');
  return user;
};
