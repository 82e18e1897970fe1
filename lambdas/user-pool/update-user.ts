import type { RequestActor } from '#domain/entity.ts';
import type { User } from '#domain/people/user.ts';
import { users } from '#lambdas/people/store.ts';
import type { AuditDetails } from '#lambdas/persistence/entities.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';

/**
 * Applies a change to a person and retries on conflicts. A change that a concurrent request already made is not written
 * again.
 */
export const updateUser = (
  id: string,
  by: RequestActor,
  change: (user: User) => Partial<User>,
  details?: AuditDetails,
): Promise<User> =>
  retryOnConflict(async () => {
    const before = await users.get(id);
    if (!before) throw new Error('The user no longer exists.');
    return users.update(before, { ...before, ...change(before) }, by, details);
  });
