import { setTimeout as pause } from 'node:timers/promises';
import { ProblemError } from '#lambdas/problems.ts';

/** Somebody who comes between costs a moment each time. */
const TRIES = 6;
const MOMENT = 25;

const wasOvertaken = (error: unknown) => error instanceof ProblemError && error.status === 412;

/** Where others came between, it is done on top of what they did. */
export const onTop = async <T>(change: () => Promise<T>): Promise<T> => {
  for (let tried = 1; ; tried++) {
    try {
      return await change();
    } catch (error) {
      if (!wasOvertaken(error) || tried === TRIES) throw error;
      await pause(Math.random() * MOMENT * tried);
    }
  }
};
