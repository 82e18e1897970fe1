import { Suspense } from 'react';
import { lazyPart, loadPart } from '#web/parts.ts';

const soon = () => new Promise((resolve) => setTimeout(resolve, 10_000));

/** A failed load must not leave the session without an idle timeout. */
const load = (): Promise<typeof import('./idle-watch.tsx')> =>
  loadPart(() => import('./idle-watch.tsx')).catch(async () => {
    await soon();
    return load();
  });

const IdleWatch = lazyPart(load);

/** Asks an inactive user to confirm presence, then signs out. Loaded after the page. */
export const Idle = () => (
  <Suspense>
    <IdleWatch />
  </Suspense>
);
