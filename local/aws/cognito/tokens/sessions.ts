/** Sign-in sessions: the state between two steps of a sign-in. */
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
/** One round of a custom sign-in, as the triggers receive it. */
export type Round = z.output<typeof Round>;

const Progress = z.object({
  /** A device of the user, which they may still have to prove. */
  device: z.string().optional(),
  isDeviceProven: z.boolean().optional(),
  /** No second factor is required any longer. */
  isEnough: z.boolean().optional(),
  /** The rounds so far, in a sign-in that triggers lead. */
  rounds: z.array(Round).optional(),
});
/** The state of a sign-in that is carried from step to step. */
export type Progress = z.output<typeof Progress>;

export type SignIn = {
  challenge: string;
  client: string;
  /** The id of a user, or the made-up id of an unknown user. */
  claimant: string;
  /** Private data of the challenge between question and answer. */
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

/** `minutesOf` returns the minutes that a client allows for one step. */
export const sessionsIn = (state: State, now: () => number, minutesOf: (client: string) => number) => ({
  open: ({ challenge, client, claimant, data, progress }: SignIn): string => {
    const token = randomToken(300);
    // Expired sessions are kept for an hour to report that they expired.
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

  /** `client` is undefined for operations that do not name one. */
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

  /** A wrong answer keeps the session open, because aws-amplify retries with the same one. */
  use: (token: string) => {
    const isFirst = state.run('update sessions set used = 1 where token_hash = ? and used = 0', hash(token)) === 1;
    if (!isFirst) throw refused(', session can only be used once');
  },

  /** Codes are short, so the session ends after `WRONG_TRIES` wrong guesses. */
  guessedWrong: (token: string) => {
    state.run('update sessions set wrong = wrong + 1 where token_hash = ?', hash(token));
    state.run('update sessions set used = 1 where token_hash = ? and wrong >= ?', hash(token), WRONG_TRIES);
  },
});
