import { askForPassword } from '#local/aws/cognito/challenges/password-verifier.ts';
import { claimantOf, type Flow, required } from './flow.ts';

export const userSrp: Flow = (pool, attempt, parameters) => {
  const claimant = claimantOf(pool, attempt, parameters);
  return askForPassword(pool, attempt, claimant, required(parameters, 'SRP_A'));
};
