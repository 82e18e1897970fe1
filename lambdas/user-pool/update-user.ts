import type { Doer } from '#domain/entity.ts';
import type { User } from '#domain/people/user.ts';
import { users } from '#lambdas/people/store.ts';
import type { Telling } from '#lambdas/persistence/entities.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';

/**
 * Whoever changes something of the same person at the same moment does not stand in the way. Many who meet often want the
 * same, and the first has done it for all of them: what changes nothing is not written.
 */
export const updateUser = (
  id: string,
  by: Doer,
  change: (user: User) => Partial<User>,
  telling?: Telling,
): Promise<User> =>
  retryOnConflict(async () => {
    const before = await users.get(id);
    if (!before) throw new Error('The person is gone.');
    return users.update(before, { ...before, ...change(before) }, by, telling);
  });
