/** Ends sessions of a person. Whoever signs in once it is done is let in, and nobody who did before. */
import { setTimeout as sleep } from 'node:timers/promises';
import { AdminUserGlobalSignOutCommand, GlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { Doer } from '#domain/entity.ts';
import { afterChange } from '#domain/sign-in/proof.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { type Account, pool } from './accounts.ts';
import { updateUser } from './update-user.ts';

/** A token obtained once this returns is not older than `tokens_valid_from`. */
export const untilTokensCount = (validFrom: string) => sleep(Math.max(0, Date.parse(validFrom) - Date.now()));

/** All but their own, or none: then those that are kept prove nothing any more. */
export const endOtherSessions = async (id: string, by: Doer, others: 'end' | 'keep', own: readonly string[]) => {
  const now = new Date();
  const { proofs_valid_from } = await updateUser(id, by, (user) => afterChange(user, others, own, now));
  await untilTokensCount(proofs_valid_from);
};

const endAll = async (id: string, by: Doer, inPool: Promise<unknown>) => {
  try {
    await inPool;
  } finally {
    await endOtherSessions(id, by, 'end', []);
  }
};

/** The pool gives no new tokens for any of them, and those that are out already are refused here. */
export const endSessions = (id: string, by: Doer, account: Account) =>
  endAll(id, by, pool.send(new AdminUserGlobalSignOutCommand(account)));

/** The same, with no more rights than the caller's own: their token is straight from a sign-in. */
export const endSessionsOf = ({ id, actor, token }: Caller) =>
  endAll(id, actor, pool.send(new GlobalSignOutCommand({ AccessToken: token.text })));
