import { attempts } from './attempts.ts';
import { keys } from './keys.ts';

/** How many codes the custom sign-in flow has mailed to an account within the hour. */
export const signInCodes = attempts(keys.signInCodes, 60);
