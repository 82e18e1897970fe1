/**
 * All retry policies, with one backoff. All retries of a request or job share one deadline, well before the function's
 * timeout: a refusal can state whether part of the work was done, a timeout cannot.
 */

import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { ValueTakenError, VersionConflictError } from '#lambdas/errors.ts';
import { busy } from '#lambdas/known-errors.ts';

const FIRST_WAIT = 25;
const LONGEST_WAIT = 1_000;

/** Exponential backoff with full jitter, so that colliding requests do not collide again. */
const backoff = (tried: number, longest = LONGEST_WAIT) => Math.random() * Math.min(longest, FIRST_WAIT * 2 ** tried);

type Deadline = { at: number; isPartDone: boolean };

const deadline = new AsyncLocalStorage<Deadline>();

/** In milliseconds, for code that runs outside of a function, such as a command. */
const USUAL_TIME = 3_000;

/** The share of a function's time that retries may use. The rest is for the last call and the answer. */
const SHARE_OF_FUNCTION = 0.6;

export const withDeadline = <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
  deadline.run({ at: Date.now() + milliseconds, isPartDone: false }, work);

/** The part of the Lambda context that gives the remaining time. */
export type Timed = { getRemainingTimeInMillis: () => number };

export const withDeadlineOf = <T>(context: Timed, work: () => Promise<T>): Promise<T> =>
  withDeadline(context.getRemainingTimeInMillis() * SHARE_OF_FUNCTION, work);

/** Errors after this point report that part of the work was done. */
export const notePartDone = () => {
  const own = deadline.getStore();
  if (own) own.isPartDone = true;
};

const outOfTime = () => busy(deadline.getStore()?.isPartDone);

/** Retries until the deadline while `isTransient` accepts the error. */
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

/** Repeats a read and change after a concurrent change. */
export const retryOnConflict = <T>(change: () => Promise<T>): Promise<T> => retryUntilDeadline(isConflict, change);

/** For find-or-create: a concurrent request may create or change the entity in between. */
export const retryWhenTaken = <T>(findOrCreate: () => Promise<T>): Promise<T> =>
  retryUntilDeadline((error) => error instanceof ValueTakenError || isConflict(error), findOrCreate);

/** For work that must not run twice. Callers that sent no version receive "try again", not a version conflict. */
export const busyOnConflict = async <T>(change: () => Promise<T>): Promise<T> => {
  try {
    return await change();
  } catch (error) {
    throw isConflict(error) ? outOfTime() : error;
  }
};

/** Each attempt includes the client's own retries; all attempts fit into a request's time. */
const ALWAYS_TRIES = 4;

/** For follow-up writes that must not fail, because no later step could repair them. */
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

/** The type that all AWS SDK clients accept. */
type SdkStrategy = Extract<NonNullable<DynamoDBClientConfig['retryStrategy']>, { acquireInitialRetryToken: unknown }>;

const sdkToken = (tried: number, delay: number) => ({ getRetryCount: () => tried, getRetryDelay: () => delay });

const LONGEST_SDK_WAIT = 500;

/**
 * Retries of an SDK client for requests with unknown outcome. The SDK's own strategy has a retry budget that runs out
 * when many requests fail; afterwards a list of a hundred reads would have no chance.
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
