/** What a sign-in leads to after a step that succeeded: the next question, or tokens. */
import { type AppClient, secondsOf } from '#local/identity/clients.ts';
import type { Pool } from '#local/identity/pool.ts';
import type { User } from '#local/identity/users.ts';
import { steps } from './families.ts';
import type { Question } from './family.ts';

export type SignedIn = { ChallengeParameters: Record<string, string>; AuthenticationResult: object };

/** `passed` is the step just taken; those before it are not asked again. */
export const proceed = (pool: Pool, user: User, client: AppClient, passed?: string): Question | SignedIn => {
  const first = steps.findIndex(({ name }) => name === passed) + 1;
  for (const step of steps.slice(first)) {
    const question = step.ask(pool, user, client);
    if (question) return question;
  }
  const { grant, refreshToken } = pool.grants.open(user.id, client.ClientId, secondsOf(client).refresh);
  return {
    ChallengeParameters: {},
    AuthenticationResult: { ...pool.tokens.forUser(user, client, grant), RefreshToken: refreshToken },
  };
};
