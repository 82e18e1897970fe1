import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor } from '#domain/entity.ts';
import type { User } from '#domain/user.ts';
import { ProblemError } from '#lambdas/problems.ts';
import { users } from '#lambdas/stores/callers.ts';

const TRIES = 12;
/** Those who meet each time would meet again: each waits for as long as chance says, and longer each time. */
const PAUSE = 20;

/** Whoever changes something of the same person at the same moment does not stand in the way. */
export const updateUser = async (id: string, by: Actor, change: (user: User) => Partial<User>): Promise<User> => {
  for (let attempt = 1; ; attempt++) {
    const before = await users.get(id);
    if (!before) throw new Error('The person is gone.');
    try {
      return await users.update(before, { ...before, ...change(before) }, by);
    } catch (error) {
      const isMet = error instanceof ProblemError && error.status === 412;
      if (!isMet || attempt === TRIES) throw error;
      await sleep(Math.random() * PAUSE * attempt);
    }
  }
};
