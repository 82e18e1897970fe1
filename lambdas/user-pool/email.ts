/** The address of a person is in the table and in the user pool: both are changed as one. */
import { AliasExistsException } from '@aws-sdk/client-cognito-identity-provider';
import { type Doer, SYSTEM } from '#domain/entity.ts';
import type { User } from '#domain/people/user.ts';
import { type Caller, personOf } from '#lambdas/http/caller.ts';
import { notFound, raise, taken } from '#lambdas/known-errors.ts';
import { users } from '#lambdas/people/store.ts';
import { emailChanges, wasLeft } from '#lambdas/security/email-change-store.ts';
import { emailOf, setEmail } from './accounts.ts';

/** The pool decides what one signs in with, so a record that it did not go along with follows it. */
const followPool = async (user: User): Promise<User> => {
  const email = await emailOf(user.id);
  return email === undefined || email === user.email ? user : users.update(user, { ...user, email }, SYSTEM);
};

/** The person who asks. A change that was left half-way is by then one that was made, or one that was not. */
export const upToDate = async (caller: Caller): Promise<User> => {
  const user = personOf(caller);
  if (!caller.email_change || !wasLeft(caller.email_change)) return user;
  const settled = await followPool(user);
  await emailChanges.end(user.id);
  return settled;
};

/**
 * For a change that has begun. It is made, or nothing comes of it and its code is good still. Where not even that can be
 * found out, it stays begun, and the next request finds it.
 */
export const moveEmail = async (id: string, email: string, by: Doer = SYSTEM): Promise<void> => {
  const before = (await users.get(id)) ?? raise(notFound('user'));
  try {
    await users.update(before, { ...before, email }, by);
    await setEmail(id, email);
  } catch (error) {
    // It may have been only the pool's answer that was lost.
    const settled = await followPool((await users.get(id)) ?? before);
    if (settled.email !== email) {
      await emailChanges.waitAgain(id);
      throw error instanceof AliasExistsException ? taken('email', 'user') : error;
    }
  }
  await emailChanges.end(id);
};
