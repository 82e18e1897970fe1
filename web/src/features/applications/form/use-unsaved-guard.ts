import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';

/** For the `state` of the navigation that follows a save. */
export const SAVED = { saved: true } as const;

const isSaved = ({ state }: Location) => {
  const sent: unknown = state;
  return typeof sent === 'object' && sent !== null && 'saved' in sent;
};

/** Asks before what was typed is lost: within the app through the blocker returned, on closing the tab through the browser. */
export const useUnsavedGuard = (unsaved: boolean) => {
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);

  return useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved &&
      (from.pathname !== to.pathname || from.search !== to.search) &&
      to.pathname !== '/signin' &&
      !isSaved(to),
  );
};
