/** Returns the next question, or tokens, after a step of a sign-in succeeded. */

import type { Pool } from '#local/aws/cognito/pool.ts';
import { secondsOf } from '#local/aws/cognito/tokens/clients.ts';
import type { User } from '#local/aws/cognito/users/users.ts';
import { afterPassword } from './custom-challenge.ts';
import { steps } from './families.ts';
import type { Passed, Question, SignInAttempt } from './family.ts';

export type SignedIn = { ChallengeParameters: Record<string, string>; AuthenticationResult: object };

/** A sign-in without a known device receives a new device key. */
const deviceFor = (pool: Pool, user: User, known: string | undefined) => {
  if (known !== undefined) {
    pool.devices.used(known);
    return { device: known, more: {} };
  }
  const { key, group } = pool.devices.name(user.id);
  return { device: key, more: { NewDeviceMetadata: { DeviceKey: key, DeviceGroupKey: group } } };
};

const signedIn = async (pool: Pool, user: User, { client, progress }: SignInAttempt): Promise<SignedIn> => {
  const { grant, refreshToken, more } = pool.state.transaction(() => {
    const { device, more } = deviceFor(pool, user, progress.device);
    return { ...pool.grants.open(user.id, client.ClientId, secondsOf(client).refresh, { device }), more };
  });
  const source = progress.isDeviceProven ? 'TokenGeneration_AuthenticateDevice' : 'TokenGeneration_Authentication';
  const tokens = await pool.tokens.forUser(source, user, client, grant);
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: refreshToken, ...more } };
};

const proceed = async (pool: Pool, user: User, attempt: SignInAttempt): Promise<Question | SignedIn> => {
  for (const step of steps) {
    const question = await step(pool, user, attempt);
    if (question) return question;
  }
  return signedIn(pool, user, attempt);
};

/** Follows the steps after a correct answer up to the next question or the tokens. */
export const follow = async (pool: Pool, attempt: SignInAttempt, passed: Passed): Promise<Question | SignedIn> => {
  const led = 'next' in passed ? await passed.next() : passed;
  if ('ChallengeName' in led) return led;
  const further = { ...attempt, progress: { ...attempt.progress, ...led.progress } };
  if (further.progress.rounds === undefined) return proceed(pool, led.user, further);
  const claimant = pool.claimants.identify(led.user.id);
  return follow(pool, further, { next: () => afterPassword(pool, further, claimant) });
};
