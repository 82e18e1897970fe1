/** Counts failures in this browser, across reloads. At the limit, the page asks for a captcha. */
import { RESET_FAILURE_LIMIT, SIGN_IN_FAILURE_LIMIT } from '#domain/sign-in/captcha.ts';

const LIMITS = { signIn: SIGN_IN_FAILURE_LIMIT, reset: RESET_FAILURE_LIMIT };
export type Guarded = keyof typeof LIMITS;

const keyOf = (what: Guarded) => `plumbline.failures.${what}`;

export const readFailures = (what: Guarded) => Number(sessionStorage.getItem(keyOf(what)) ?? 0);

export const keepFailures = (what: Guarded, failures: number) => {
  if (failures === 0) sessionStorage.removeItem(keyOf(what));
  else sessionStorage.setItem(keyOf(what), String(failures));
};

export const isOverLimit = (what: Guarded, failures: number) => failures >= LIMITS[what];

export const demandCaptcha = (what: Guarded) => keepFailures(what, LIMITS[what]);
