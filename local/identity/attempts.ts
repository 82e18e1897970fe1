/** Counts what may not be tried for ever: wrong passwords, and codes that were asked for. */
import * as z from 'zod';
import { attemptLimit, notAuthorized } from './errors.ts';
import type { State } from './state.ts';

const QUIET = 15 * 60_000;
const HOUR = 60 * 60_000;
const FREE_FAILURES = 5;
const CODES_AN_HOUR = 10;

const Row = z.object({ count: z.number(), last: z.number(), until: z.number() });
type Count = z.output<typeof Row>;
type Purpose = 'password' | 'code';

/** After five wrong passwords one second, then twice as long each time, a quarter of an hour at most. */
const lockedFor = (failures: number) =>
  failures < FREE_FAILURES ? 0 : Math.min(2 ** (failures - FREE_FAILURES) * 1000, QUIET);

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

  const isLocked = (claimant: string) => now() < (find('password', claimant)?.until ?? 0);

  return {
    /** An attempt while locked out is refused unread and does not make it longer. */
    checkPasswordAllowed: (claimant: string, refusal = () => notAuthorized('Password attempts exceeded')) => {
      if (isLocked(claimant)) throw refusal();
    },

    passwordFailed: (claimant: string) => {
      const known = find('password', claimant);
      const isForgotten = !known || now() - Math.max(known.last, known.until) >= QUIET;
      const count = isForgotten ? 1 : known.count + 1;
      save('password', claimant, { count, last: now(), until: now() + lockedFor(count) });
    },

    passwordSucceeded: (claimant: string) => {
      state.run("delete from attempts where purpose = 'password' and claimant = ?", claimant);
    },

    /** `until` is here the end of the hour in which they are counted. */
    codeRequested: (claimant: string) => {
      const known = find('code', claimant);
      const isNewHour = !known || now() >= known.until;
      if (!isNewHour && known.count >= CODES_AN_HOUR) throw attemptLimit();
      save('code', claimant, {
        count: isNewHour ? 1 : known.count + 1,
        last: now(),
        until: isNewHour ? now() + HOUR : known.until,
      });
    },
  };
};
export type Attempts = ReturnType<typeof attemptsIn>;
