/** A sign-in between two of its steps: what was asked, of whom, and what judges the answer. */
import * as z from 'zod';
import { notAuthorized } from './errors.ts';
import { hash, randomToken } from './random.ts';
import type { State } from './state.ts';

const LIFE = 3 * 60_000;

export type SignIn = {
  challenge: string;
  client: string;
  /** A user's id, or a stranger's. */
  claimant: string;
  /** What the challenge keeps to itself between asking and judging. */
  data: unknown;
};

const Row = z.object({
  token_hash: z.string(),
  challenge: z.string(),
  client: z.string(),
  claimant: z.string(),
  data: z.string(),
  used: z.number(),
  expires: z.number(),
});

const refused = (why = '') => notAuthorized(`Invalid session for the user${why}.`);

export const sessionsIn = (state: State, now: () => number) => ({
  open: ({ challenge, client, claimant, data }: SignIn): string => {
    const token = randomToken(300);
    // Kept for a while after its end, to say that it ended.
    state.run('delete from sessions where expires < ?', now() - 60 * 60_000);
    state.run(
      'insert into sessions (token_hash, challenge, client, claimant, data, used, expires) values (?, ?, ?, ?, ?, 0, ?)',
      hash(token),
      challenge,
      client,
      claimant,
      JSON.stringify(data),
      now() + LIFE,
    );
    return token;
  },

  find: (token: string, challenge: string, client: string): SignIn => {
    const row = state.one(Row, 'select * from sessions where token_hash = ?', hash(token));
    if (!row || row.challenge !== challenge || row.client !== client) throw refused();
    if (row.used) throw refused(', session can only be used once');
    if (row.expires <= now()) throw refused(', session is expired');
    return { challenge, client, claimant: row.claimant, data: JSON.parse(row.data) };
  },

  /** A wrong answer leaves the session as it is: aws-amplify tries again with the same one. */
  use: (token: string) => {
    const isFirst = state.run('update sessions set used = 1 where token_hash = ? and used = 0', hash(token)) === 1;
    if (!isFirst) throw refused(', session can only be used once');
  },
});
