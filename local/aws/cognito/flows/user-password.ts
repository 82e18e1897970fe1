import { follow } from '#local/aws/cognito/challenges/proceed.ts';
import { claimantOf, type Flow, required } from './flow.ts';

export const userPassword: Flow = (pool, attempt, parameters) => {
  const claimant = claimantOf(pool, attempt, parameters);
  const password = required(parameters, 'PASSWORD');
  const user = pool.credentials.admit(claimant, () => pool.credentials.matches(claimant, password));
  const { DEVICE_KEY: key } = parameters;
  return follow(pool, attempt, { user, progress: key ? { device: pool.devices.get(user.id, key).key } : {} });
};
