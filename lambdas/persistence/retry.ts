/**
 * Every policy of trying again, with one backoff. All that a request or a job tries has one deadline, well before that of its
 * function: it is refused then, and the answer says whether a part was done. A function that is cut off cannot say so.
 */

import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { ValueTakenError, VersionConflictError } from '#lambdas/errors.ts';
import { busy } from '#lambdas/known-errors.ts';

const FIRST_WAIT = 25;
const LONGEST_WAIT = 1_000;

/** Exponential, with full jitter: those who met each other once would otherwise meet again. */
const backoff = (tried: number, longest = LONGEST_WAIT) => Math.random() * Math.min(longest, FIRST_WAIT * 2 ** tried);

type Deadline = { at: number; isPartDone: boolean };

const deadline = new AsyncLocalStorage<Deadline>();

/** In milliseconds, for work without a function, such as a command. */
const USUAL_TIME = 3_000;

/** Of the time of a function. The rest is for what was begun last and for the answer. */
const SHARE_OF_FUNCTION = 0.6;

export const withDeadline = <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
  deadline.run({ at: Date.now() + milliseconds, isPartDone: false }, work);

/** What a function is told of its time. */
export type Timed = { getRemainingTimeInMillis: () => number };

export const withDeadlineOf = <T>(context: Timed, work: () => Promise<T>): Promise<T> =>
  withDeadline(context.getRemainingTimeInMillis() * SHARE_OF_FUNCTION, work);

/** From here on, whatever is refused was done in part. */
export const notePartDone = () => {
  const own = deadline.getStore();
  if (own) own.isPartDone = true;
};

const outOfTime = () => busy(deadline.getStore()?.isPartDone);

/** Tries again while there is time and `isTransient` says that the error may pass. */
export const retryUntilDeadline = async <T>(
  isTransient: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> => {
  const own = deadline.getStore();
  if (!own) return withDeadline(USUAL_TIME, () => retryUntilDeadline(isTransient, work));
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error)) throw error;
      const wait = backoff(tried);
      if (Date.now() + wait >= own.at) throw outOfTime();
      await sleep(wait);
    }
  }
};

const isConflict = (error: unknown) => error instanceof VersionConflictError && !error.isFinal;

/** Reads and changes again if somebody else changed the entity in between. */
export const retryOnConflict = <T>(change: () => Promise<T>): Promise<T> => retryUntilDeadline(isConflict, change);

/** For what is looked up and created if missing, or changed if found: another request may do either in between. */
export const retryWhenTaken = <T>(findOrCreate: () => Promise<T>): Promise<T> =>
  retryUntilDeadline((error) => error instanceof ValueTakenError || isConflict(error), findOrCreate);

/** For what must not be done twice. A caller that named no version is told to try again, not that its version is old. */
export const busyOnConflict = async <T>(change: () => Promise<T>): Promise<T> => {
  try {
    return await change();
  } catch (error) {
    throw isConflict(error) ? outOfTime() : error;
  }
};

/** Each is as many tries as the client itself makes, and all of them fit into the time of a request. */
const ALWAYS_TRIES = 4;

/** For what must not fail once something else is done, because nobody could repair it. */
export const retryAlways = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (tried === ALWAYS_TRIES) throw error;
      await sleep(backoff(tried + 1));
    }
  }
};

/** As the clients of every service take it. */
type SdkStrategy = Extract<NonNullable<DynamoDBClientConfig['retryStrategy']>, { acquireInitialRetryToken: unknown }>;

const sdkToken = (tried: number, delay: number) => ({ getRetryCount: () => tried, getRetryDelay: () => delay });

const LONGEST_SDK_WAIT = 500;

/**
 * How often a client repeats a request with an unknown end. The SDK's own strategy has a budget that is gone once many
 * requests fail. From then on a list of a hundred reads has no chance, nor has the read that answers a change.
 */
export const sdkRetries = (tries: number): SdkStrategy => ({
  acquireInitialRetryToken: async () => sdkToken(0, 0),
  refreshRetryTokenForRetry: async (last, { error, errorType }) => {
    const tried = last.getRetryCount() + 1;
    if (errorType === 'CLIENT_ERROR' || tried === tries) throw error;
    return sdkToken(tried, backoff(tried, LONGEST_SDK_WAIT));
  },
  recordSuccess: () => {},
});
