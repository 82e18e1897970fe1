import { ConflictError } from '#lambdas/errors.ts';
import { claim, isAttempt, release } from './idempotency.ts';

/** Runs `work` under a lock on `id` and `what`. The lock of a request that died expires with its claim. */
export const withLock = async <T>(id: string, what: string, work: () => Promise<T>): Promise<T> => {
  const claimed = await claim(id, what, what);
  if (!isAttempt(claimed))
    throw new ConflictError('Someone else is doing this right now. Check the result before you try again.', {
      code: 'in_progress',
    });
  try {
    return await work();
  } finally {
    await release(claimed);
  }
};
