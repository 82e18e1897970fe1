import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { snackStore } from './snackbar.ts';

const load = () => import('./snackbar-list.tsx');
const SnackbarList = lazy(load);

/** What shows messages comes after the page, but before it is needed: a message may be that the network is gone. */
export const Snackbars = () => {
  const snacks = useSyncExternalStore(snackStore.subscribe, snackStore.list);
  useEffect(() => void load().catch(() => undefined), []);
  return (
    snacks.length > 0 && (
      <Suspense>
        <SnackbarList snacks={snacks} />
      </Suspense>
    )
  );
};
