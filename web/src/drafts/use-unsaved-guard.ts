import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { isEnding } from '#web/auth/session.ts';

/** How many forms on this page have unsaved changes. */
let unsavedForms = 0;
export const hasUnsavedForm = () => unsavedForms > 0;

/**
 * Asks before a form is left in which something is unsaved: within the app through the blocker returned, on closing the
 * tab through the browser. Whoever is signed out meanwhile is not asked: their draft is kept.
 */
export const useUnsavedGuard = (unsaved: boolean) => {
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isEnding()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    unsavedForms++;
    return () => {
      window.removeEventListener('beforeunload', warn);
      unsavedForms--;
    };
  }, [unsaved]);

  return useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved && (from.pathname !== to.pathname || from.search !== to.search) && to.pathname !== '/signin',
  );
};
