/** Whether there is a connection. Browsers report a missing network, but not a network without access. */
import { useSyncExternalStore } from 'react';

const ASK_AGAIN = 3_000;

/** The number of callers that wait for the connection. */
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

/** Requests a small file to find out whether the site can be reached. Undefined if it cannot. */
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

/** Resolves once the site answers. Until then, the page shows that it is offline. */
export const whenConnected = async () => {
  if (await askSite()) return;
  change(1);
  do await aMoment();
  while (!navigator.onLine || !(await askSite()));
  change(-1);
};
