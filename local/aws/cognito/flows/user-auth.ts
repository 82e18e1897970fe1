import { follow } from '#local/aws/cognito/challenges/proceed.ts';
import { beginByChoice } from '#local/aws/cognito/challenges/select-challenge.ts';
import { claimantOf, type Flow } from './flow.ts';

export const userAuth: Flow = (pool, attempt, parameters) => {
  const claimant = claimantOf(pool, attempt, parameters);
  return follow(pool, attempt, beginByChoice(pool, attempt, claimant, parameters));
};
