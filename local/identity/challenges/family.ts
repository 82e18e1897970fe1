/** A family of challenges: how it asks, and how it judges the answer. */
import type { AppClient } from '#local/identity/clients.ts';
import type { Pool } from '#local/identity/pool.ts';
import type { SignIn } from '#local/identity/sessions.ts';
import type { User } from '#local/identity/users.ts';

export type Question = {
  ChallengeName: string;
  ChallengeParameters: Record<string, string>;
  Session: string;
};

export type Responses = Record<string, string>;

/** Whom the answer brings further; what it changes is written together with using up the session. */
type Passed = { user: User; write?: () => void };

export type Family = {
  name: string;
  /** Throws for a wrong answer, which leaves the session open for another. */
  judge: (pool: Pool, signIn: SignIn, responses: Responses) => Passed | Promise<Passed>;
};

/** A family that comes after the first factor, for whoever owes it. */
export type Step = Family & {
  ask: (pool: Pool, user: User, client: AppClient) => Question | undefined;
};
