import { proceed } from '#local/identity/challenges/proceed.ts';
import { claimantOf, type Flow, required } from './flow.ts';

export const userPassword: Flow = (pool, standing, parameters) => {
  const claimant = claimantOf(pool, standing, parameters);
  const password = required(parameters, 'PASSWORD');
  const user = pool.credentials.admit(claimant, () => pool.credentials.matches(claimant, password));
  return proceed(pool, user, standing);
};
