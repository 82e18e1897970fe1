/** The interface of challenges: each kind asks a question and judges the answer. */

import type { Pool } from '#local/aws/cognito/pool.ts';
import type { AppClient } from '#local/aws/cognito/tokens/clients.ts';
import type { OpenSignIn, Progress } from '#local/aws/cognito/tokens/sessions.ts';
import type { User } from '#local/aws/cognito/users/users.ts';

export type Question = {
  ChallengeName: string;
  ChallengeParameters: Record<string, string>;
  Session: string;
  AvailableChallenges?: readonly string[];
};

export type Responses = Record<string, string>;

/** The state of a sign-in: everything that selects the next question, apart from the user. */
export type SignInAttempt = {
  client: AppClient;
  progress: Progress;
  /** Client metadata of the current request. */
  metadata: Record<string, string> | undefined;
};

/** The user passed a step. */
export type Entered = { user: User; progress?: Progress };

/**
 * The result of a correct answer: the user has passed the step, or `next` may ask another question. `write` runs in the
 * transaction that uses up the session.
 */
export type Passed = { write?: () => void } & (
  | Entered
  | { next: () => Question | Entered | Promise<Question | Entered> }
);

export type Family = {
  name: string;
  /** Throws for a wrong answer; the session then stays open for another attempt. */
  judge: (pool: Pool, signIn: OpenSignIn, responses: Responses, attempt: SignInAttempt) => Passed | Promise<Passed>;
};

export type Asking = (pool: Pool, user: User, attempt: SignInAttempt) => Question | Promise<Question>;

/** A step after the first factor; returns a question only if the user must answer one. */
export type Step = (...asked: Parameters<Asking>) => Question | undefined | Promise<Question | undefined>;
