import { nextRound } from '#local/aws/cognito/challenges/custom-challenge.ts';
import { follow } from '#local/aws/cognito/challenges/proceed.ts';
import type { Progress } from '#local/aws/cognito/tokens/sessions.ts';
import { claimantOf, type Flow, required } from './flow.ts';

export const customAuth: Flow = (pool, attempt, parameters) => {
  const claimant = claimantOf(pool, attempt, parameters);
  const clientPublic = parameters.CHALLENGE_NAME === 'SRP_A' ? required(parameters, 'SRP_A') : undefined;
  const { DEVICE_KEY: key } = parameters;
  const progress: Progress = {
    rounds: clientPublic === undefined ? [] : [{ challengeName: 'SRP_A', challengeResult: true }],
    ...(key ? { device: pool.devices.get(claimant.id, key).key } : {}),
  };
  const begun = { ...attempt, progress };
  return follow(pool, begun, { next: () => nextRound(pool, begun, claimant, clientPublic) });
};
