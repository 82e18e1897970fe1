import { askForPassword } from '#local/identity/challenges/password-verifier.ts';
import { claimantOf, type Flow, required } from './flow.ts';

export const userSrp: Flow = (pool, client, parameters) => {
  const claimant = claimantOf(pool, client, parameters);
  return askForPassword(pool, client, claimant, required(parameters, 'SRP_A'));
};
