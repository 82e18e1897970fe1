/** A sign-in between two of its steps: what was asked, of whom, and what judges the answer. */
import * as z from 'zod';
import { hash, randomToken } from '#local/aws/cognito/crypto/random.ts';
import { notAuthorized } from '#local/aws/cognito/errors.ts';
import type { State } from '#local/aws/cognito/state.ts';

const WRONG_TRIES = 5;

const Round = z.discriminatedUnion('challengeName', [
  z.object({ challengeName: z.enum(['SRP_A', 'PASSWORD_VERIFIER']), challengeResult: z.boolean() }),
  z.object({
    challengeName: z.literal('CUSTOM_CHALLENGE'),
    challengeResult: z.boolean(),
    challengeMetadata: z.string().optional(),
  }),
]);
/** One challenge of a custom sign-in, as the triggers are told of it. */
export type Round = z.output<typeof Round>;

const Progress = z.object({
  /** The device that they come with: it is theirs, but they may still have to show that they have it. */
  device: z.string().optional(),
  isDeviceProven: z.boolean().optional(),
  /** No second factor is owed any more. */
  isEnough: z.boolean().optional(),
  /** Triggers lead the sign-in: what has been asked so far. */
  rounds: z.array(Round).optional(),
});
/** What is known of a sign-in by now, carried from step to step. */
export type Progress = z.output<typeof Progress>;

export type SignIn = {
  challenge: string;
  client: string;
  /** A user's id, or a stranger's. */
  claimant: string;
  /** What the challenge keeps to itself between asking and judging. */
  data: unknown;
  progress: Progress;
};
export type OpenSignIn = SignIn & { token: string };

const Row = z.object({
  token_hash: z.string(),
  challenge: z.string(),
  client: z.string(),
  claimant: z.string(),
  data: z.string(),
  progress: z.string(),
  used: z.number(),
  expires: z.number(),
});

const refused = (why = '') => notAuthorized(`Invalid session for the user${why}.`);

/** `minutesOf` is how long a client lets a person take for one step. */
export const sessionsIn = (state: State, now: () => number, minutesOf: (client: string) => number) => ({
  open: ({ challenge, client, claimant, data, progress }: SignIn): string => {
    const token = randomToken(300);
    // Kept for a while after its end, to say that it ended.
    state.run('delete from sessions where expires < ?', now() - 60 * 60_000);
    state.run(
      `insert into sessions (token_hash, challenge, client, claimant, data, progress, used, expires)
        values (?, ?, ?, ?, ?, ?, 0, ?)`,
      hash(token),
      challenge,
      client,
      claimant,
      JSON.stringify(data),
      JSON.stringify(progress),
      now() + minutesOf(client) * 60_000,
    );
    return token;
  },

  /** Some operations do not say which client they are of. */
  find: (token: string, challenge: string, client?: string): OpenSignIn => {
    const row = state.one(Row, 'select * from sessions where token_hash = ?', hash(token));
    if (!row || row.challenge !== challenge || (client !== undefined && row.client !== client)) throw refused();
    if (row.used) throw refused(', session can only be used once');
    if (row.expires <= now()) throw refused(', session is expired');
    const { claimant, data, progress } = row;
    return {
      token,
      challenge,
      client: row.client,
      claimant,
      data: JSON.parse(data),
      progress: Progress.parse(JSON.parse(progress)),
    };
  },

  /** A wrong answer leaves the session as it is: aws-amplify tries again with the same one. */
  use: (token: string) => {
    const isFirst = state.run('update sessions set used = 1 where token_hash = ? and used = 0', hash(token)) === 1;
    if (!isFirst) throw refused(', session can only be used once');
  },

  /** A code is short: whoever guesses must begin again. */
  guessedWrong: (token: string) => {
    state.run('update sessions set wrong = wrong + 1 where token_hash = ?', hash(token));
    state.run('update sessions set used = 1 where token_hash = ? and wrong >= ?', hash(token), WRONG_TRIES);
  },
});
