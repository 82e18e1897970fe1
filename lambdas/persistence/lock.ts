import { ConflictError } from '#lambdas/errors.ts';
import { claim, isAttempt, release } from './idempotency.ts';

/** One request at a time does `what` with that id. The lock of one that died ends when a request's time is over. */
export const withLock = async <T>(id: string, what: string, work: () => Promise<T>): Promise<T> => {
  const claimed = await claim(id, what, what);
  if (!isAttempt(claimed))
    throw new ConflictError('Somebody else is doing this at the moment. Look what has come of it.', {
      code: 'in_progress',
    });
  try {
    return await work();
  } finally {
    await release(claimed);
  }
};
