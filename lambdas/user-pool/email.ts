/** Keeps the address in the table and in the user pool consistent. */
import { AliasExistsException } from '@aws-sdk/client-cognito-identity-provider';
import { type RequestActor, SYSTEM } from '#domain/entity.ts';
import type { User } from '#domain/people/user.ts';
import { type Caller, personOf } from '#lambdas/http/caller.ts';
import { notFound, raise, taken } from '#lambdas/known-errors.ts';
import { users } from '#lambdas/people/store.ts';
import { emailChanges, wasLeft } from '#lambdas/security/email-change-store.ts';
import { emailOf, setEmail } from './accounts.ts';

/** The user pool decides which address signs in, so the record follows the pool. */
const followPool = async (user: User): Promise<User> => {
  const email = await emailOf(user.id);
  return email === undefined || email === user.email ? user : users.update(user, { ...user, email }, SYSTEM);
};

/** The calling person, after an interrupted address change was completed or rolled back. */
export const upToDate = async (caller: Caller): Promise<User> => {
  const user = personOf(caller);
  if (!caller.email_change || !wasLeft(caller.email_change)) return user;
  const synced = await followPool(user);
  await emailChanges.end(user.id);
  return synced;
};

/**
 * Performs a pending address change. On failure it is rolled back and its code stays valid; if the state cannot be
 * determined, it stays pending for the next request.
 */
export const moveEmail = async (id: string, email: string, by: RequestActor = SYSTEM): Promise<void> => {
  const before = (await users.get(id)) ?? raise(notFound('user'));
  try {
    await users.update(before, { ...before, email }, by);
    await setEmail(id, email);
  } catch (error) {
    // Possibly only the pool's reply was lost.
    const synced = await followPool((await users.get(id)) ?? before);
    if (synced.email !== email) {
      await emailChanges.waitAgain(id);
      throw error instanceof AliasExistsException ? taken('email', 'user') : error;
    }
  }
  await emailChanges.end(id);
};
