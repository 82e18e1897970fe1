/** Disables, enables and removes people in the table and in the user pool. */
import type { RequestActor } from '#domain/entity.ts';
import type { User } from '#domain/people/user.ts';
import { afterChange } from '#domain/sign-in/proof.ts';
import { users } from '#lambdas/people/store.ts';
import { lastWrite } from '#lambdas/persistence/idempotent-request.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import type { Write } from '#lambdas/persistence/write.ts';
import { deleteAccount } from './account-life.ts';
import { movedAccounts } from './moved-account-store.ts';

/** Ends all sessions of the person, too. */
export const disabled = (user: User): User => ({
  ...user,
  ...(user.status === 'active' && afterChange(user, 'end', [], new Date())),
  status: 'disabled',
});

/** Also ends sessions that started before the pool had disabled the account. */
export const enabled = (user: User): User => ({
  ...user,
  ...(user.status === 'disabled' && afterChange(user, 'end', [], new Date())),
  status: 'active',
});

/**
 * Each step is idempotent, so a repeat continues. Disabling comes first, and the final removal is retried on concurrent
 * changes.
 */
export const removePerson = async (
  before: User,
  by: RequestActor,
  otherWrites: readonly Write[] = [],
): Promise<void> => {
  const out = await users.update(before, disabled(before), by);
  await deleteAccount(out);
  await retryOnConflict(async () => {
    const now = await users.get(out.id);
    if (!now) return;
    const removed = [...otherWrites, ...(await movedAccounts.forgetting(now.id))];
    await lastWrite(() => users.remove(now, by, removed));
  });
};
