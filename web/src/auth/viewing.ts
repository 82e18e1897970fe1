/**
 * Lets an administrator view the product as another user, in this tab. Each start and end reloads the page, so that
 * data read as one user is never shown to the other.
 */
import { useSyncExternalStore } from 'react';
import type { Viewing } from '#domain/people/viewing.ts';
import { whenSessionChanges } from './session.ts';

type Viewed = Viewing & { person: { id: string; name: string } };

/** In `sessionStorage`, so it ends with the tab. */
const KEY = 'plumbline.viewing';
/** The user who was viewed until now, for the message on the next page. */
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

/** The viewing has expired, or the API ended it. */
export const viewingIsOver = () => {
  const viewed = kept(KEY);
  if (!viewed) return;
  sessionStorage.removeItem(KEY);
  sessionStorage.setItem(OVER_KEY, JSON.stringify(viewed));
  window.location.replace(pageOf(viewed));
};

/** A viewing that ended without an action of the administrator, until they dismiss the message. */
export const viewingBefore = () => kept(OVER_KEY);
export const forgetViewingBefore = () => sessionStorage.removeItem(OVER_KEY);

/**
 * A duplicated tab copies `sessionStorage`, but only one tab can hold the lock, and the viewing belongs to that tab.
 */
const isOwn = (id: string) =>
  new Promise<boolean>((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<void>(() => {}); // until the page unloads
    };
    const soon = { signal: AbortSignal.timeout(1_000) };
    navigator.locks.request(`plumbline.viewing.${id}`, soon, hold).catch(() => resolve(false));
  });

const forget = () => {
  sessionStorage.removeItem(KEY);
  if (current) become(undefined);
};

/** Runs once the session is known and before the first request. */
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
  // Back may restore a cached page, which reloads if the viewing has changed.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && kept(KEY)?.id !== current?.id) window.location.reload();
  });
};
