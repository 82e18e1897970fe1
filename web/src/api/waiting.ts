/** Writes without a connection wait until it is back or the user cancels them. */
import { useSyncExternalStore } from 'react';
import { whenConnected } from '#web/connection.ts';
import { ApiError } from './api-error.ts';
import { notSent } from './problems.ts';

/** The cancel function of each waiting request. */
const waiting = new Set<() => void>();
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useIsWaiting = () => useSyncExternalStore(subscribe, () => waiting.size > 0);

export const stopWaiting = () => {
  for (const giveUp of waiting) giveUp();
};

export const waitForConnection = async () => {
  if (navigator.onLine) return;
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new ApiError(notSent()));
  waiting.add(giveUp);
  notify();
  try {
    await Promise.race([promise, whenConnected()]);
  } finally {
    waiting.delete(giveUp);
    notify();
  }
};
