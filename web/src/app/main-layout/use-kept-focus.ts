import { type RefObject, useEffect } from 'react';
import { loadPart } from '#web/parts.ts';

/** Loaded after the page is there, because it is not needed before. */
export const useKeptFocus = (page: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const end = new AbortController();
    loadPart(() => import('./follow-focus.ts')).then(
      ({ followFocus }) => page.current && followFocus(page.current, end.signal),
      () => {}, // the page works without it
    );
    return () => end.abort();
  }, [page]);
};
