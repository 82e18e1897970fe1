import { useSyncExternalStore } from 'react';
import { CLOUDSCAPE_DRAWER, WIDTH_TIERS } from './width-tiers.ts';

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
const drawer = widthAtMost(CLOUDSCAPE_DRAWER);

/** Whether tables and filters are stacked, because the screen has no room for columns. */
export const useNarrow = () => useSyncExternalStore(narrow.subscribe, narrow.matches);

/** For event handlers: whether the side navigation is currently a drawer. */
export const hasDrawer = drawer.matches;

export const useDrawer = () => useSyncExternalStore(drawer.subscribe, drawer.matches);
