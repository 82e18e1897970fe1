/** Authorization codes of hosted login: valid for five minutes, for one use. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { hash, randomToken } from '#local/aws/cognito/crypto/random.ts';
import type { State } from '#local/aws/cognito/state.ts';

const LIFE = 5 * 60_000;

const Row = z.object({
  user: z.string(),
  client: z.string(),
  redirect: z.string(),
  scope: z.string(),
  nonce: z.string().nullable(),
  challenge: z.string().nullable(),
  signed_in: z.number(),
  expires: z.number(),
});
type Row = z.output<typeof Row>;

/** A code without a challenge needs no verifier. */
export const isVerified = ({ challenge }: Pick<Row, 'challenge'>, verifier: string | null) =>
  challenge === null ||
  createHash('sha256')
    .update(verifier ?? '')
    .digest('base64url') === challenge;

export const authorizationCodesIn = (state: State, now: () => number) => ({
  make: (what: Omit<Row, 'expires'>): string => {
    const code = randomToken(32);
    state.run('delete from authorization_codes where expires <= ?', now());
    state.run(
      `insert into authorization_codes (code_hash, user, client, redirect, scope, nonce, challenge, signed_in, expires)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      hash(code),
      what.user,
      what.client,
      what.redirect,
      what.scope,
      what.nonce,
      what.challenge,
      what.signed_in,
      now() + LIFE,
    );
    return code;
  },

  /** Deletes the code, so an attempt uses it up even if the exchange fails. */
  take: (code: string): Row | undefined => {
    const [row] = state.all(Row, 'delete from authorization_codes where code_hash = ? returning *', hash(code));
    return row && row.expires > now() ? row : undefined;
  },
});
