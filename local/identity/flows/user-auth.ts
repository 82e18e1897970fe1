import { follow } from '#local/identity/challenges/proceed.ts';
import { beginByChoice } from '#local/identity/challenges/select-challenge.ts';
import { claimantOf, type Flow } from './flow.ts';

export const userAuth: Flow = (pool, standing, parameters) => {
  const claimant = claimantOf(pool, standing, parameters);
  return follow(pool, standing, beginByChoice(pool, standing, claimant, parameters));
};
