/** Limits wrong passwords, wrong codes and code requests per user. */
import * as z from 'zod';
import { attemptLimit, notAuthorized } from '#local/aws/cognito/errors.ts';
import type { State } from '#local/aws/cognito/state.ts';

const QUIET = 15 * 60_000;
const HOUR = 60 * 60_000;
const FREE_FAILURES = 5;
const CODES_AN_HOUR = 10;

const Row = z.object({ count: z.number(), last: z.number(), until: z.number() });
type Count = z.output<typeof Row>;
/** The purposes of a code; each has its own limit. */
export type CodeRequest = 'code' | 'sign-in-code' | 'attribute-code';
type Purpose = 'password' | 'guess' | CodeRequest;

/** Lockout: one second after five wrong passwords, doubled with each further one, at most a quarter of an hour. */
const lockedFor = (failures: number) =>
  failures < FREE_FAILURES ? 0 : Math.min(2 ** (failures - FREE_FAILURES) * 1000, QUIET);

const exceeded = () => notAuthorized('Password attempts exceeded');

export const attemptsIn = (state: State, now: () => number) => {
  const find = (purpose: Purpose, claimant: string): Count | undefined =>
    state.one(Row, 'select count, last, until from attempts where purpose = ? and claimant = ?', purpose, claimant);

  const save = (purpose: Purpose, claimant: string, { count, last, until }: Count) => {
    state.run('delete from attempts where last < ?', now() - 2 * HOUR);
    state.run(
      'insert or replace into attempts (purpose, claimant, count, last, until) values (?, ?, ?, ?, ?)',
      purpose,
      claimant,
      count,
      last,
      until,
    );
  };

  const isLocked = (purpose: Purpose, claimant: string) => now() < (find(purpose, claimant)?.until ?? 0);

  const failed = (purpose: Purpose, claimant: string) => {
    const known = find(purpose, claimant);
    const isForgotten = !known || now() - Math.max(known.last, known.until) >= QUIET;
    const count = isForgotten ? 1 : known.count + 1;
    save(purpose, claimant, { count, last: now(), until: now() + lockedFor(count) });
  };

  const succeeded = (purpose: Purpose, claimant: string) => {
    state.run('delete from attempts where purpose = ? and claimant = ?', purpose, claimant);
  };

  return {
    /** An attempt during a lockout is refused unchecked and does not extend the lockout. */
    checkPasswordAllowed: (claimant: string, refusal = exceeded) => {
      if (isLocked('password', claimant)) throw refusal();
    },
    passwordFailed: (claimant: string) => failed('password', claimant),
    passwordSucceeded: (claimant: string) => succeeded('password', claimant),

    /** The same limit for codes of a sign-in, across all sessions of the user. */
    checkGuessAllowed: (claimant: string) => {
      if (isLocked('guess', claimant)) throw exceeded();
    },
    guessFailed: (claimant: string) => failed('guess', claimant),
    guessSucceeded: (claimant: string) => succeeded('guess', claimant),

    /** Here `until` is the end of the hour in which requests are counted. */
    codeRequested: (claimant: string, purpose: CodeRequest = 'code') => {
      const known = find(purpose, claimant);
      const isNewHour = !known || now() >= known.until;
      if (!isNewHour && known.count >= CODES_AN_HOUR) throw attemptLimit();
      save(purpose, claimant, {
        count: isNewHour ? 1 : known.count + 1,
        last: now(),
        until: isNewHour ? now() + HOUR : known.until,
      });
    },
  };
};
export type Attempts = ReturnType<typeof attemptsIn>;
