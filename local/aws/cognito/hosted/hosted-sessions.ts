/** Sessions of hosted login: a cookie keeps a user signed in for an hour. */
import * as z from 'zod';
import { hash, randomToken } from '#local/aws/cognito/crypto/random.ts';
import type { State } from '#local/aws/cognito/state.ts';

const LIFE_SECONDS = 3600;

export const SESSION_COOKIE = 'cognito';

const Row = z
  .object({ user: z.string(), provider: z.string(), signed_in: z.number() })
  .transform(({ signed_in, ...row }) => ({ ...row, signedIn: signed_in }));
export type HostedSession = z.output<typeof Row>;

export const hostedSessionsIn = (state: State, now: () => number) => ({
  open: (user: string, provider: string) => {
    const token = randomToken(32);
    state.run('delete from hosted_sessions where expires <= ?', now());
    state.run(
      'insert into hosted_sessions (token_hash, user, provider, signed_in, expires) values (?, ?, ?, ?, ?)',
      hash(token),
      user,
      provider,
      now(),
      now() + LIFE_SECONDS * 1000,
    );
    return { token, seconds: LIFE_SECONDS, session: { user, provider, signedIn: now() } satisfies HostedSession };
  },

  find: (token: string | undefined): HostedSession | undefined =>
    token === undefined
      ? undefined
      : state.one(
          Row,
          'select user, provider, signed_in from hosted_sessions where token_hash = ? and expires > ?',
          hash(token),
          now(),
        ),

  end: (token: string | undefined) => {
    if (token !== undefined) state.run('delete from hosted_sessions where token_hash = ?', hash(token));
  },
});
