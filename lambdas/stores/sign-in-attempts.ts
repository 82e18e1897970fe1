import { SIGN_IN_ATTEMPTS_MINUTES } from '#domain/sign-in/captcha.ts';
import { attempts } from './attempts.ts';
import { keys } from './keys.ts';

/** How often somebody has lately tried to sign in. */
export const signInAttempts = attempts(keys.signInAttempts, SIGN_IN_ATTEMPTS_MINUTES);
