import { type Caller, personOf } from '#lambdas/http/caller.ts';
import { users } from '#lambdas/stores/callers.ts';

/** The user pool is told by whoever asks; this is for the access tokens that are out already. */
export const signOutEverywhere = async (caller: Caller) => {
  const before = personOf(caller);
  await users.update(before, { ...before, tokens_valid_from: new Date().toISOString() }, caller.actor);
};
