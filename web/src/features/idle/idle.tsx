import { lazy, Suspense } from 'react';

const soon = () => new Promise((resolve) => setTimeout(resolve, 10_000));

/** Nobody may stay unwatched because the network was gone for a moment. */
const load = (): Promise<typeof import('./idle-watch.tsx')> =>
  import('./idle-watch.tsx').catch(async () => {
    await soon();
    return load();
  });

const IdleWatch = lazy(() => load().then(({ IdleWatch }) => ({ default: IdleWatch })));

/** Whoever does nothing for long is asked whether they are still there, and signed out. Comes after the page. */
export const Idle = () => (
  <Suspense>
    <IdleWatch />
  </Suspense>
);
