import { afterChange } from '#domain/proof.ts';
import { type Caller, personOf } from '#lambdas/http/caller.ts';
import { endSessions } from '#lambdas/pool/accounts.ts';
import { updateUser } from '#lambdas/pool/update-user.ts';

/** The pool gives no new tokens for any session, and those that are out already are refused here. */
export const signOutEverywhere = async (caller: Caller) => {
  const { id } = personOf(caller);
  await endSessions(caller.token.username);
  const now = new Date().toISOString();
  await updateUser(id, caller.actor, (user) => afterChange(user, 'end', [], now));
};
