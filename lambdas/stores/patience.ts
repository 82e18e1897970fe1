/**
 * How one goes on where others change the same at the same moment. All that a request or a job tries, within whatever else
 * it tries, has one end, well before that of its function: it is refused then, and knows what it has done. A function that is cut
 * short knows nothing.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { busy } from '#lambdas/problems.ts';

type Patience = { until: number; hasDone: boolean };

const patience = new AsyncLocalStorage<Patience>();

/** Of whoever was given no time, such as a command. */
const MILLISECONDS = 3_000;

/** Of the time of a function: the rest is for what was begun last, and for the answer. */
const PART = 0.6;

/** Those who meet each time would meet again: each waits for as long as chance says, and longer the oftener it met others. */
const MOMENT = 25;
const LONGEST = 1_000;

export const patientFor = <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
  patience.run({ until: Date.now() + milliseconds, hasDone: false }, work);

/** What a function is told of its time. */
export type Timed = { getRemainingTimeInMillis: () => number };

export const patientIn = <T>(context: Timed, work: () => Promise<T>): Promise<T> =>
  patientFor(context.getRemainingTimeInMillis() * PART, work);

/** From here on, whatever is refused was done in part. */
export const noteDone = () => {
  const own = patience.getStore();
  if (own) own.hasDone = true;
};

/** For who met others too often. */
export const refusal = () => busy(patience.getStore()?.hasDone);

/** Does it again for as long as there is time, where `isPassing` says that it only met others. */
export const persist = async <T>(isPassing: (error: unknown) => boolean, work: () => Promise<T>): Promise<T> => {
  const own = patience.getStore();
  if (!own) return patientFor(MILLISECONDS, () => persist(isPassing, work));
  for (let met = 1; ; met++) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      const wait = Math.random() * Math.min(LONGEST, MOMENT * 2 ** met);
      if (Date.now() + wait >= own.until) throw refusal();
      await sleep(wait);
    }
  }
};
