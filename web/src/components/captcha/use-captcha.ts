import { useState } from 'react';
import { captchaRefusal } from '#web/auth/sign-in.ts';
import { config } from '#web/config.ts';
import { demandCaptcha, type Guarded, isOverLimit, keepFailures, readFailures } from './captcha-count.ts';

/** After a network error, the result of the attempt is unknown. */
const wasNotHeard = (error: unknown) => error instanceof Error && error.name === 'NetworkError';

/** Requires a captcha before the next attempt at an action that failed too often. */
export const useCaptcha = (what: Guarded) => {
  const [failures, setFailures] = useState(() => readFailures(what));
  const [token, setToken] = useState<string>();
  const [round, setRound] = useState(0);

  const failed = (error: unknown) => {
    // The server may have counted more failures than this browser.
    if (error instanceof Error && captchaRefusal(error)) demandCaptcha(what);
    else keepFailures(what, readFailures(what) + 1);
  };
  const finish = () => {
    setFailures(readFailures(what));
    setToken(undefined);
    setRound((before) => before + 1);
  };
  /** Each token is valid for one attempt that reaches the server. */
  const attempt = async (action: (captcha: string | undefined) => Promise<void>) => {
    try {
      await action(token);
    } catch (error) {
      if (!wasNotHeard(error)) {
        failed(error);
        finish();
      }
      throw error;
    }
    keepFailures(what, 0);
    finish();
  };

  const isSolved = token !== undefined;
  const isAsked = config().captcha !== undefined && (isSolved || isOverLimit(what, failures));
  const box = {
    what,
    round,
    isSolved,
    onSolve: (solved: string) => {
      keepFailures(what, 0);
      setFailures(0);
      setToken(solved);
    },
    onExpire: () => {
      demandCaptcha(what);
      setFailures(readFailures(what));
      setToken(undefined);
    },
  };
  return { attempt, isBlocked: isAsked && !isSolved, box: isAsked ? box : undefined };
};
export type CaptchaBox = NonNullable<ReturnType<typeof useCaptcha>['box']>;
