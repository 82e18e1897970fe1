import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart, loadPart } from '#web/parts.ts';
import { type Snack, snackStore } from './snackbar.ts';
import './snackbars.css';

const load = () => import('./snackbar-list.tsx');

/** Fallback: without a connection the list component cannot be loaded, and the message may say exactly that. */
const PlainList = ({ snacks }: { snacks: readonly Snack[] }) => (
  <div className="snackbars plain-snacks" role="alert">
    {snacks.map(({ id, message }) => (
      <p key={id}>{message}</p>
    ))}
  </div>
);

const SnackbarList = lazyPart(load, PlainList);
const UploadsElsewhere = lazyPart(() => import('#web/components/upload/uploads-elsewhere.tsx'));

/** Preloads the message list after the page, before the first message. */
export const Snackbars = () => {
  const all = useSyncExternalStore(snackStore.subscribe, snackStore.list);
  const snacks = all.filter(({ dialog }) => dialog === undefined);
  useEffect(() => void loadPart(load).catch(() => {}), []);
  return (
    <>
      <Suspense fallback={null}>
        <UploadsElsewhere />
      </Suspense>
      {snacks.length > 0 && (
        <Suspense fallback={<PlainList snacks={snacks} />}>
          <SnackbarList snacks={snacks} />
        </Suspense>
      )}
    </>
  );
};
