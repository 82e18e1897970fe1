import { follow } from '#local/aws/cognito/challenges/proceed.ts';
import { beginByChoice } from '#local/aws/cognito/challenges/select-challenge.ts';
import { claimantOf, type Flow } from './flow.ts';

export const userAuth: Flow = (pool, standing, parameters) => {
  const claimant = claimantOf(pool, standing, parameters);
  return follow(pool, standing, beginByChoice(pool, standing, claimant, parameters));
};
