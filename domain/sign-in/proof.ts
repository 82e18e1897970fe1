/** Decides which sessions of a person are valid, and which count as a fresh proof of sign-in. */
import * as z from 'zod';
import { Instant } from '#domain/entity.ts';
import { PROOF_MINUTES } from './proof-minutes.ts';

/** The OAuth scope with which the user pool lets people change their own account. */
export const ACCOUNT_SCOPE = 'aws.cognito.signin.user.admin';

/** Session data that is not in the tokens. */
export type Session = { session: string | undefined; signedInAt: Date };

export const LONG_AGO = new Date(0).toISOString();

export const SessionRules = z.object({
  /** Sessions that began earlier are revoked. */
  tokens_valid_from: Instant,
  // Older records lack both fields.
  /** Sessions that began earlier stay valid but are no proof of sign-in. */
  proofs_valid_from: Instant.default(LONG_AGO),
  /** Sessions that stay valid although they began before both dates, such as the one that made the change. */
  kept_sessions: z.array(z.string()).readonly().default([]),
});
export type SessionRules = z.output<typeof SessionRules>;

const began = (since: string, { session, signedInAt }: Session, { kept_sessions }: SessionRules) =>
  signedInAt >= new Date(since) || (session !== undefined && kept_sessions.includes(session));

export const isEnded = (session: Session, rules: SessionRules) => !began(rules.tokens_valid_from, session, rules);

export const isFreshProof = (session: Session, rules: SessionRules, now: Date) =>
  began(rules.proofs_valid_from, session, rules) &&
  now.getTime() - session.signedInAt.getTime() <= PROOF_MINUTES * 60_000;

/** Limit of exempted sessions. */
const MOST_KEPT = 10;

/** Tokens have a resolution of one second, so a session from the current second counts as earlier. */
const nextSecond = (now: Date) => (Math.floor(now.getTime() / 1000) + 1) * 1000;

/** Value for `tokens_valid_from` that revokes every token issued up to now. */
export const endingTokens = (now: Date) => new Date(nextSecond(now)).toISOString();

/** Rules after a change of sign-in methods; the sessions in `own` stay valid. */
export const afterChange = (
  { tokens_valid_from, proofs_valid_from, kept_sessions }: SessionRules,
  others: 'end' | 'keep',
  own: readonly string[],
  now: Date,
): SessionRules => {
  // A concurrent later change may have set a later limit, which must stay.
  const since = new Date(Math.max(nextSecond(now), Date.parse(proofs_valid_from))).toISOString();
  return others === 'end'
    ? { tokens_valid_from: since, proofs_valid_from: since, kept_sessions: own }
    : {
        tokens_valid_from,
        proofs_valid_from: since,
        kept_sessions: [...new Set([...kept_sessions, ...own])].slice(-MOST_KEPT),
      };
};
