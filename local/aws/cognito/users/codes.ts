/** Confirmation codes: one per user and purpose, with five attempts. */
import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { hash, randomCode } from '#local/aws/cognito/crypto/random.ts';
import { attemptLimit, CognitoError } from '#local/aws/cognito/errors.ts';
import type { State } from '#local/aws/cognito/state.ts';

const HOUR = 60 * 60_000;
const WRONG_TRIES = 5;

/** Lifetimes of codes for a new password and for the verification of an address or number. */
const LIFE = { password: HOUR, email: 24 * HOUR, phone_number: 24 * HOUR };
export type CodePurpose = keyof typeof LIFE;

const Row = z.object({ code_hash: z.string(), expires: z.number(), tries: z.number() });

const isSame = (code: string, codeHash: string) => timingSafeEqual(Buffer.from(hash(code)), Buffer.from(codeHash));

export const codesIn = (state: State, now: () => number) => ({
  /** Replaces an earlier code for the same purpose. */
  make: (purpose: CodePurpose, claimant: string): string => {
    const code = randomCode();
    state.run('delete from codes where expires <= ?', now());
    state.run(
      'insert or replace into codes (purpose, claimant, code_hash, expires, tries) values (?, ?, ?, ?, 0)',
      purpose,
      claimant,
      hash(`${claimant}:${code}`),
      now() + LIFE[purpose],
    );
    return code;
  },

  check: (purpose: CodePurpose, claimant: string, code: string) => {
    const known = state.one(
      Row,
      'select code_hash, expires, tries from codes where purpose = ? and claimant = ?',
      purpose,
      claimant,
    );
    if (!known || known.expires <= now())
      throw new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
    if (known.tries >= WRONG_TRIES) throw attemptLimit();
    if (isSame(`${claimant}:${code}`, known.code_hash)) return;
    state.run('update codes set tries = tries + 1 where purpose = ? and claimant = ?', purpose, claimant);
    throw new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
  },

  remove: (purpose: CodePurpose, claimant: string) => {
    state.run('delete from codes where purpose = ? and claimant = ?', purpose, claimant);
  },
});
