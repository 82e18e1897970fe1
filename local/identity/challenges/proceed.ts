/** What a sign-in leads to after a step that succeeded: the next question, or tokens. */
import { secondsOf } from '#local/identity/clients.ts';
import type { Pool } from '#local/identity/pool.ts';
import type { User } from '#local/identity/users.ts';
import { steps } from './families.ts';
import type { Question, Standing } from './family.ts';

export type SignedIn = { ChallengeParameters: Record<string, string>; AuthenticationResult: object };

const signedIn = (pool: Pool, user: User, { client }: Standing): SignedIn => {
  const { grant, refreshToken } = pool.grants.open(user.id, client.ClientId, secondsOf(client).refresh);
  return {
    ChallengeParameters: {},
    AuthenticationResult: { ...pool.tokens.forUser(user, client, grant), RefreshToken: refreshToken },
  };
};

export const proceed = async (pool: Pool, user: User, standing: Standing): Promise<Question | SignedIn> => {
  for (const step of steps) {
    const question = await step(pool, user, standing);
    if (question) return question;
  }
  return pool.state.transaction(() => signedIn(pool, user, standing));
};
