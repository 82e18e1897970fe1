import { missingParameter, notAuthorized } from '#local/aws/cognito/errors.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import type { Progress } from '#local/aws/cognito/tokens/sessions.ts';
import type { User } from '#local/aws/cognito/users/users.ts';
import type { Question, Responses, SignInAttempt } from './family.ts';

type Asked = {
  name: string;
  /** The id of a user, or the made-up id of an unknown user. */
  claimant: string;
  parameters: Record<string, string>;
  /** Stored in the session until the answer arrives. */
  data?: unknown;
};

export const ask = (
  pool: Pool,
  { client, progress }: SignInAttempt,
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

/** The device key that the client sent, if it belongs to the user. An unknown key is ignored, not refused. */
export const heldDevice = (pool: Pool, { id }: User, { DEVICE_KEY: key }: Responses): Pick<Progress, 'device'> => {
  const device = key === undefined ? undefined : pool.devices.find(id, key);
  return device ? { device: device.key } : {};
};

/** The user may have been deleted or disabled since the previous step. */
export const stillThere = (pool: Pool, id: string): User => {
  const user = pool.users.get(id);
  if (!user) throw notAuthorized('Invalid session for the user.');
  if (!user.enabled) throw notAuthorized('User is disabled.');
  return user;
};
