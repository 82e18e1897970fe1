import { SIGN_IN_ATTEMPTS_MINUTES } from '#domain/sign-in/captcha.ts';
import { attempts } from '#lambdas/persistence/attempt-counter.ts';
import { keys } from '#lambdas/persistence/keys.ts';

export const signInAttempts = attempts(keys.signInAttempts, SIGN_IN_ATTEMPTS_MINUTES);
