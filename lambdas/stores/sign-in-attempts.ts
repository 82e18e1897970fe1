import { SIGN_IN_ATTEMPTS_MINUTES } from '#domain/captcha.ts';
import { attempts } from './attempts.ts';
import { keys } from './keys.ts';

/** How often somebody has lately tried to sign in. */
export const signInAttempts = attempts(keys.signInAttempts, SIGN_IN_ATTEMPTS_MINUTES);
