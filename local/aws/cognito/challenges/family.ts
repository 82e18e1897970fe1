/** A family of challenges: how it asks, and how it judges the answer. */

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

/** Where a sign-in stands: all that its next question depends on beside the person. */
export type Standing = {
  client: AppClient;
  progress: Progress;
  /** What came along with this request. */
  metadata: Record<string, string> | undefined;
};

/** Somebody came a step further. */
export type Entered = { user: User; progress?: Progress };

/**
 * Where a right answer leads: the person is a step further, or something comes at once that may ask for more. What it
 * changes is written together with using up the session.
 */
export type Passed = { write?: () => void } & (
  | Entered
  | { next: () => Question | Entered | Promise<Question | Entered> }
);

export type Family = {
  name: string;
  /** Throws for a wrong answer, which leaves the session open for another. */
  judge: (pool: Pool, signIn: OpenSignIn, responses: Responses, standing: Standing) => Passed | Promise<Passed>;
};

/** Asks a person for something. */
export type Asking = (pool: Pool, user: User, standing: Standing) => Question | Promise<Question>;

/** What may come after the first factor: a question for whoever owes an answer to it. */
export type Step = (...asked: Parameters<Asking>) => Question | undefined | Promise<Question | undefined>;
