import { setTimeout as sleep } from 'node:timers/promises';

/** Each of these is as many as the client itself makes, and all of them fit into the time that a request has. */
const TRIES = 4;

/** For what must not fail once something else is done: what is not known of it, nobody could make good. */
export const insist = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES) throw error;
      await sleep(Math.random() * 50 * 2 ** tried);
    }
  }
};
