import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Doer } from '#domain/entity.ts';
import type { User } from '#domain/user.ts';
import { ProblemError } from '#lambdas/problems.ts';
import { users } from '#lambdas/stores/callers.ts';

const TRIES = 12;
/** Those who meet each time would meet again: each waits for as long as chance says, and longer each time. */
const PAUSE = 20;

/** Whoever changes something of the same person at the same moment does not stand in the way. */
export const updateUser = async (id: string, by: Doer, change: (user: User) => Partial<User>): Promise<User> => {
  for (let attempt = 1; ; attempt++) {
    const before = await users.get(id);
    if (!before) throw new Error('The person is gone.');
    const after = { ...before, ...change(before) };
    // Many who meet often want the same, and the first has done it for all of them.
    if (isDeepStrictEqual(after, before)) return before;
    try {
      return await users.update(before, after, by);
    } catch (error) {
      const isMet = error instanceof ProblemError && error.status === 412;
      if (!isMet || attempt === TRIES) throw error;
      await sleep(Math.random() * PAUSE * attempt);
    }
  }
};
