import { ProblemError } from '#lambdas/problems.ts';
import { claim, isAttempt, release } from './idempotency.ts';

/** One request at a time does `what` with that id. One that died is in the way for no longer than a request may take. */
export const alone = async <T>(id: string, what: string, work: () => Promise<T>): Promise<T> => {
  const claimed = await claim(id, what, what);
  if (!isAttempt(claimed))
    throw new ProblemError(409, 'Somebody else is doing this at the moment. Look what has come of it.', {
      code: 'in_progress',
    });
  try {
    return await work();
  } finally {
    await release(claimed);
  }
};
