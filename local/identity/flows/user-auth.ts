import { proceed } from '#local/identity/challenges/proceed.ts';
import { beginByChoice } from '#local/identity/challenges/select-challenge.ts';
import { claimantOf, type Flow } from './flow.ts';

export const userAuth: Flow = (pool, standing, parameters) => {
  const passed = beginByChoice(pool, standing, claimantOf(pool, standing, parameters), parameters);
  return 'next' in passed ? passed.next() : proceed(pool, passed.user, standing);
};
