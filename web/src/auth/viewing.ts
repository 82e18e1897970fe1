/**
 * As whom an administrator views the product in this tab. Each beginning and each end loads the product anew: nothing that
 * was read as one of the two is there for the other.
 */
import { useSyncExternalStore } from 'react';
import type { Viewing } from '#domain/people/viewing.ts';
import { whenSessionChanges } from './session.ts';

type Viewed = Viewing & { person: { id: string; name: string } };

/** Kept as long as the tab. */
const KEY = 'plumbline.viewing';
/** Who was viewed until now, for the page that comes after it to say. */
const OVER_KEY = 'plumbline.viewing-over';

const kept = (key: string): Viewed | undefined => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;

let current: Viewed | undefined;
const listeners = new Set<() => void>();

const become = (next: Viewed | undefined) => {
  current = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const currentViewing = () => current;

export const useViewing = () => useSyncExternalStore(subscribe, currentViewing);

export const beginViewing = (viewed: Viewed, page: string) => {
  forgetViewingBefore();
  sessionStorage.setItem(KEY, JSON.stringify(viewed));
  window.location.assign(page);
};

const pageOf = ({ person }: Viewed) => `/manage-users/${person.id}`;

export const stopViewing = (viewed: Viewed) => {
  sessionStorage.removeItem(KEY);
  window.location.assign(pageOf(viewed));
};

/** Its time is over, or the API has ended it. */
export const viewingIsOver = () => {
  const viewed = kept(KEY);
  if (!viewed) return;
  sessionStorage.removeItem(KEY);
  sessionStorage.setItem(OVER_KEY, JSON.stringify(viewed));
  window.location.replace(pageOf(viewed));
};

/** Whose viewing was over without anybody having ended it: said until its reader has read it. */
export const viewingBefore = () => kept(OVER_KEY);
export const forgetViewingBefore = () => sessionStorage.removeItem(OVER_KEY);

/** A tab that was made of another has what that one keeps; the viewing is the other one's, which holds it. */
const isOwn = (id: string) =>
  new Promise<boolean>((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<void>(() => {}); // as long as this page is there
    };
    const soon = { signal: AbortSignal.timeout(1_000) };
    navigator.locks.request(`plumbline.viewing.${id}`, soon, hold).catch(() => resolve(false));
  });

const forget = () => {
  sessionStorage.removeItem(KEY);
  if (current) become(undefined);
};

/** Once it is known whether anybody is signed in, and before anything is asked. */
export const startViewing = async () => {
  const viewed = kept(KEY);
  const left = viewed ? Date.parse(viewed.until) - Date.now() : 0;
  if (viewed && left > 0 && (await isOwn(viewed.id))) {
    become(viewed);
    setTimeout(viewingIsOver, left);
  } else forget();
  whenSessionChanges(() => {
    forget();
    forgetViewingBefore();
  });
  // A page that one goes back to is as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && kept(KEY)?.id !== current?.id) window.location.reload();
  });
};
