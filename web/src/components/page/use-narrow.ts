import { useSyncExternalStore } from 'react';
import { WIDTH_TIERS } from './width-tiers.ts';

const widthAtMost = (pixels: number) => {
  // Paper is narrower than most screens but has room for all columns.
  const query = window.matchMedia(`screen and (max-width: ${pixels}px)`);
  return {
    matches: () => query.matches,
    subscribe: (listener: () => void) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
  };
};

const narrow = widthAtMost(WIDTH_TIERS.medium);
const mediumWidth = widthAtMost(WIDTH_TIERS.large);

/** Whether tables and filters are stacked and the sidebar is a drawer, because the screen has no room for columns. */
export const useNarrow = () => useSyncExternalStore(narrow.subscribe, narrow.matches);

/** Whether the screen has no room for a page between two panels. */
export const useMediumWidth = () => useSyncExternalStore(mediumWidth.subscribe, mediumWidth.matches);
