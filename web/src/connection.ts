/** Whether there is a connection. Browsers say when there is none, but not always when nothing comes through. */
import { useSyncExternalStore } from 'react';

const ASK_AGAIN = 3_000;

/** How many wait for it to come back. */
let waiting = 0;
const listeners = new Set<() => void>();

const change = (by: 1 | -1) => {
  waiting += by;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

export const useIsOffline = () => useSyncExternalStore(subscribe, () => waiting > 0 || !navigator.onLine);

/** What the site answers, if it does: its smallest file stands for all. */
export const askSite = () =>
  fetch('/config.json', { method: 'HEAD', cache: 'no-store' }).catch((): undefined => undefined);

const aMoment = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ASK_AGAIN);
    window.addEventListener('online', end);
  });

/** Ends as soon as the site answers. Until then, everybody is told that there is no connection. */
export const whenConnected = async () => {
  if (await askSite()) return;
  change(1);
  do await aMoment();
  while (!navigator.onLine || !(await askSite()));
  change(-1);
};
