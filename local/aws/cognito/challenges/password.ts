/** PASSWORD and PASSWORD_SRP: the user chose to sign in with a password and sends it, or starts SRP. */

import type { Pool } from '#local/aws/cognito/pool.ts';
import type { Claimant } from '#local/aws/cognito/users/claimants.ts';
import type { Family, Passed, Responses, SignInAttempt } from './family.ts';
import { askForPassword } from './password-verifier.ts';
import { required } from './question.ts';

export const takePassword = (pool: Pool, claimant: Claimant, given: Responses): Passed => {
  const password = required(given, 'PASSWORD');
  return { user: pool.credentials.admit(claimant, () => pool.credentials.matches(claimant, password)) };
};

export const takeSrp = (pool: Pool, attempt: SignInAttempt, claimant: Claimant, given: Responses): Passed => {
  const clientPublic = required(given, 'SRP_A');
  return { next: () => askForPassword(pool, attempt, claimant, clientPublic) };
};

export const password: Family = {
  name: 'PASSWORD',
  judge: (pool, { claimant }, responses) => takePassword(pool, pool.claimants.identify(claimant), responses),
};

export const passwordSrp: Family = {
  name: 'PASSWORD_SRP',
  judge: (pool, { claimant }, responses, attempt) =>
    takeSrp(pool, attempt, pool.claimants.identify(claimant), responses),
};
