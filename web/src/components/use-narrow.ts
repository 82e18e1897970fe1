import { useSyncExternalStore } from 'react';

/** From here on up Cloudscape lays out a page beside its navigation. */
const narrow = window.matchMedia('(max-width: 688px)');

const subscribe = (listener: () => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

/** At this very moment, for what happens outside of rendering. */
export const isNarrow = () => narrow.matches;

/** Whether the screen is one of a phone, where navigation is a drawer and tables are short of room. */
export const useNarrow = () => useSyncExternalStore(subscribe, isNarrow);
