/**
 * The request that is being worked on, where its caller sent an Idempotency-Key. The first transaction of the request also
 * records that the work is done, so a crash between the work and the answer cannot make a repeat do the work again.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { inProgress } from '#lambdas/known-errors.ts';
import { type Key, keys } from './keys.ts';
import type { Write } from './write.ts';

/**
 * `id` tells it from an attempt that took the key over after this one's claim lapsed. `next` is what the next transaction
 * makes of the work, `recorded` what an earlier one did.
 */
export type Attempt = {
  id: string;
  caller: string;
  key: string;
  /** A digest of the request. */
  request: string;
  next: 'begun' | 'done';
  recorded: 'begun' | 'done' | undefined;
  /** An earlier attempt has done a part of the work, whose preconditions were met then. */
  isResumed: boolean;
};

const attempts = new AsyncLocalStorage<Attempt>();

/** Long enough for a client to find out what became of its request. */
const KEPT_SECONDS = 24 * 3600;

export const keptUntil = () => Math.floor(Date.now() / 1000) + KEPT_SECONDS;

/** Every transaction of `work` belongs to this attempt. */
export const withAttempt = <T>(attempt: Attempt, work: () => Promise<T>): Promise<T> => attempts.run(attempt, work);

export const unrecordedAttempt = (): Attempt | undefined => {
  const attempt = attempts.getStore();
  return attempt && attempt.recorded !== attempt.next ? attempt : undefined;
};

/** Whether an earlier attempt of this request died after its first transaction, so that only what follows is left. */
export const isResumed = (): boolean => attempts.getStore()?.isResumed === true;

/** The last write of a route that `resumes`: it records that nothing is left for a repeat to complete. */
export const lastWrite = <T>(write: () => Promise<T>): Promise<T> => {
  const attempt = attempts.getStore();
  if (attempt) attempt.next = 'done';
  return write();
};

/** Fails where the claim lapsed and another attempt has it: two of them must not do the same work. */
export const recordWrite = ({ id, caller, key, next }: Attempt, result: Key): Write => ({
  change: { ...keys.idempotency(caller, key), progress: next, result: result.pk, ttl: keptUntil() },
  was: {},
  condition: { expression: 'attempt = :attempt', values: { ':attempt': id }, onFailure: inProgress },
});
