/** Which sessions of a person count, and which of them prove who they are. */
import * as z from 'zod';
import { Instant } from '#domain/entity.ts';
import { PROOF_MINUTES } from './proof-minutes.ts';

/** With it in an access token, the user pool lets a person change their own account. */
export const ACCOUNT_SCOPE = 'aws.cognito.signin.user.admin';

/** What is known of a session beside the tokens that prove it. */
export type Session = { session: string | undefined; signedInAt: Date };

export const LONG_AGO = new Date(0).toISOString();

export const SessionRules = z.object({
  /** Sessions that began before this count no more. */
  tokens_valid_from: Instant,
  // Older records have neither of these.
  /** Those that began before this may go on, but prove nothing. */
  proofs_valid_from: Instant.default(LONG_AGO),
  /** These count and prove, whenever they began. */
  kept_sessions: z.array(z.string()).readonly().default([]),
});
export type SessionRules = z.output<typeof SessionRules>;

const began = (since: string, { session, signedInAt }: Session, { kept_sessions }: SessionRules) =>
  signedInAt >= new Date(since) || (session !== undefined && kept_sessions.includes(session));

export const isEnded = (session: Session, rules: SessionRules) => !began(rules.tokens_valid_from, session, rules);

export const isFreshProof = (session: Session, rules: SessionRules, now: Date) =>
  began(rules.proofs_valid_from, session, rules) &&
  now.getTime() - session.signedInAt.getTime() <= PROOF_MINUTES * 60_000;

/** As many as somebody could sensibly have said it of. */
const MOST_KEPT = 10;

/** A token knows the second of its sign-in, and no more: what began in this one is from before. */
const nextSecond = (now: Date) => (Math.floor(now.getTime() / 1000) + 1) * 1000;

/** For `tokens_valid_from`: ends every token issued up to now. */
export const endingTokens = (now: Date) => new Date(nextSecond(now)).toISOString();

/** After a change of how somebody proves who they are, made in the sessions named: these go on as they are. */
export const afterChange = (
  { tokens_valid_from, proofs_valid_from, kept_sessions }: SessionRules,
  others: 'end' | 'keep',
  own: readonly string[],
  now: Date,
): SessionRules => {
  // A later change may have been quicker: what it ended stays so.
  const since = new Date(Math.max(nextSecond(now), Date.parse(proofs_valid_from))).toISOString();
  return others === 'end'
    ? { tokens_valid_from: since, proofs_valid_from: since, kept_sessions: own }
    : {
        tokens_valid_from,
        proofs_valid_from: since,
        kept_sessions: [...new Set([...kept_sessions, ...own])].slice(-MOST_KEPT),
      };
};
