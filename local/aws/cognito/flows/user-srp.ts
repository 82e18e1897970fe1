import { askForPassword } from '#local/aws/cognito/challenges/password-verifier.ts';
import { claimantOf, type Flow, required } from './flow.ts';

export const userSrp: Flow = (pool, standing, parameters) => {
  const claimant = claimantOf(pool, standing, parameters);
  return askForPassword(pool, standing, claimant, required(parameters, 'SRP_A'));
};
