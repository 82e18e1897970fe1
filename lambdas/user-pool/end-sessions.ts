/** Ends the sessions of a person; sessions that start afterwards are valid. */
import { setTimeout as sleep } from 'node:timers/promises';
import { AdminUserGlobalSignOutCommand, GlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { RequestActor } from '#domain/entity.ts';
import { afterChange } from '#domain/sign-in/proof.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { type Account, pool } from './accounts.ts';
import { updateUser } from './update-user.ts';

/**
 * Tokens have a resolution of one second: a token obtained after this returns is not older than `tokens_valid_from`.
 */
export const untilTokensCount = (validFrom: string) => sleep(Math.max(0, Date.parse(validFrom) - Date.now()));

/** Ends all sessions except `own`, or keeps them and only invalidates their proofs of sign-in. */
export const endOtherSessions = async (
  id: string,
  by: RequestActor,
  others: 'end' | 'keep',
  own: readonly string[],
) => {
  const now = new Date();
  const { proofs_valid_from } = await updateUser(id, by, (user) => afterChange(user, others, own, now));
  await untilTokensCount(proofs_valid_from);
};

const endAll = async (id: string, by: RequestActor, inPool: Promise<unknown>) => {
  try {
    await inPool;
  } finally {
    await endOtherSessions(id, by, 'end', []);
  }
};

/** The pool issues no further tokens, and the API refuses those already issued. */
export const endSessions = (id: string, by: RequestActor, account: Account) =>
  endAll(id, by, pool.send(new AdminUserGlobalSignOutCommand(account)));

/** Same, with the caller's own token, which must come from a sign-in. */
export const endSessionsOf = ({ id, actor, token }: Caller) =>
  endAll(id, actor, pool.send(new GlobalSignOutCommand({ AccessToken: token.text })));
