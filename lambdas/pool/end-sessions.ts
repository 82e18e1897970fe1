/** Ends sessions of a person. Whoever signs in once it is done is let in, and nobody who did before. */
import { setTimeout as sleep } from 'node:timers/promises';
import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { Actor } from '#domain/entity.ts';
import { afterChange } from '#domain/proof.ts';
import { type Account, pool } from './accounts.ts';
import { updateUser } from './update-user.ts';

/** All but their own, or none: then those that are kept prove nothing any more. */
export const endOtherSessions = async (id: string, by: Actor, others: 'end' | 'keep', own: readonly string[]) => {
  const now = new Date();
  const { proofs_valid_from } = await updateUser(id, by, (user) => afterChange(user, others, own, now));
  await sleep(Math.max(0, Date.parse(proofs_valid_from) - Date.now()));
};

/** The pool gives no new tokens for any of them, and those that are out already are refused here. */
export const endSessions = async (id: string, by: Actor, account: Account) => {
  try {
    await pool.send(new AdminUserGlobalSignOutCommand(account));
  } finally {
    await endOtherSessions(id, by, 'end', []);
  }
};
