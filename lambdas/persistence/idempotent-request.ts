/**
 * The current request, if its caller sent an Idempotency-Key. The first transaction also records that the work is done,
 * so a crash before the answer cannot make a repeat do the work twice.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { inProgress } from '#lambdas/known-errors.ts';
import { type Key, keys } from './keys.ts';
import type { Write } from './write.ts';

/**
 * `id` distinguishes this attempt from one that claimed the key after the claim expired. `next` is the progress that
 * the next transaction records, `recorded` the progress recorded so far.
 */
export type Attempt = {
  id: string;
  caller: string;
  key: string;
  /** A digest of the request. */
  request: string;
  next: 'begun' | 'done';
  recorded: 'begun' | 'done' | undefined;
  /** An earlier attempt did part of the work, so its preconditions were already checked. */
  isResumed: boolean;
};

const attempts = new AsyncLocalStorage<Attempt>();

/** Long enough for a client to learn the outcome of its request. */
const KEPT_SECONDS = 24 * 3600;

export const keptUntil = () => Math.floor(Date.now() / 1000) + KEPT_SECONDS;

/** Runs `work` so that each of its transactions belongs to this attempt. */
export const withAttempt = <T>(attempt: Attempt, work: () => Promise<T>): Promise<T> => attempts.run(attempt, work);

export const unrecordedAttempt = (): Attempt | undefined => {
  const attempt = attempts.getStore();
  return attempt && attempt.recorded !== attempt.next ? attempt : undefined;
};

/** Whether an earlier attempt died after its first transaction, so that only the remaining writes are needed. */
export const isResumed = (): boolean => attempts.getStore()?.isResumed === true;

/** Wraps the last write of a route that `resumes`: it records that the work is complete. */
export const lastWrite = <T>(write: () => Promise<T>): Promise<T> => {
  const attempt = attempts.getStore();
  if (attempt) attempt.next = 'done';
  return write();
};

/** Fails if the claim expired and another attempt took the key, so that two attempts never do the same work. */
export const recordWrite = ({ id, caller, key, next }: Attempt, result: Key): Write => ({
  change: { ...keys.idempotency(caller, key), progress: next, result: result.pk, ttl: keptUntil() },
  was: {},
  condition: { expression: 'attempt = :attempt', values: { ':attempt': id }, onFailure: inProgress },
});
