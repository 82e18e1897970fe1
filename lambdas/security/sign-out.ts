import { afterChange } from '#domain/proof.ts';
import { type Caller, personOf } from '#lambdas/http/caller.ts';
import { users } from '#lambdas/stores/callers.ts';

/** The user pool is told by whoever asks; this is for the access tokens that are out already. */
export const signOutEverywhere = async (caller: Caller) => {
  const before = personOf(caller);
  const now = new Date().toISOString();
  await users.update(before, { ...before, ...afterChange(before, 'end', [], now) }, caller.actor);
};
