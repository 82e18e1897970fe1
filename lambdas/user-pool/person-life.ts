/** How somebody's time here ends, whoever ends it: in the table and in the user pool, with one outcome. */
import type { Doer } from '#domain/entity.ts';
import type { User } from '#domain/people/user.ts';
import { afterChange } from '#domain/sign-in/proof.ts';
import { users } from '#lambdas/people/store.ts';
import { lastWrite } from '#lambdas/persistence/idempotent-request.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import type { Write } from '#lambdas/persistence/write.ts';
import { deleteAccount } from './account-life.ts';
import { movedAccounts } from './moved-account-store.ts';

/** As they are once nobody lets them in: sessions that began before count no more. */
export const disabled = (user: User): User => ({
  ...user,
  ...(user.status === 'active' && afterChange(user, 'end', [], new Date())),
  status: 'disabled',
});

/** A session that began while the pool had not disabled the account yet does not come back either. */
export const enabled = (user: User): User => ({
  ...user,
  ...(user.status === 'disabled' && afterChange(user, 'end', [], new Date())),
  status: 'active',
});

/**
 * Each step may be met done already: whoever asks again goes on where it was left. From the first one on nobody who changes
 * the same person is in the way.
 */
export const removePerson = async (before: User, by: Doer, besides: readonly Write[] = []): Promise<void> => {
  const out = await users.update(before, disabled(before), by);
  await deleteAccount(out);
  await retryOnConflict(async () => {
    const now = await users.get(out.id);
    if (!now) return;
    const removed = [...besides, ...(await movedAccounts.forgetting(now.id))];
    await lastWrite(() => users.remove(now, by, removed));
  });
};
