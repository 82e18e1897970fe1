import { attempts } from '#lambdas/persistence/attempt-counter.ts';
import { keys } from '#lambdas/persistence/keys.ts';

/** How many codes the custom sign-in flow has mailed to an account within the hour. */
export const signInCodes = attempts(keys.signInCodes, 60);
