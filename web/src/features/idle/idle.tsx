import { Suspense } from 'react';
import { lazyPart, loadPart } from '#web/parts.ts';

const soon = () => new Promise((resolve) => setTimeout(resolve, 10_000));

/** Nobody may stay unwatched because a part was gone for a moment. */
const load = (): Promise<typeof import('./idle-watch.tsx')> =>
  loadPart(() => import('./idle-watch.tsx')).catch(async () => {
    await soon();
    return load();
  });

const IdleWatch = lazyPart(load);

/** Whoever does nothing for long is asked whether they are still there, and signed out. Comes after the page. */
export const Idle = () => (
  <Suspense>
    <IdleWatch />
  </Suspense>
);
