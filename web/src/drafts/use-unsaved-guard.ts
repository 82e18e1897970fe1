import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { isEnding } from '#web/auth/session.ts';

let unsavedForms = 0;
export const hasUnsavedForm = () => unsavedForms > 0;

/**
 * Asks before a form with unsaved changes is left: the returned blocker within the app, the browser when the tab is
 * closed. A sign-out does not ask, because drafts are kept.
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
