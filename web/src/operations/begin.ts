/** What looks after the pages comes after them: when there is nothing else to do, and without anybody waiting for it. */
import { tryPart } from '#web/parts.ts';

/** A page that is never idle is looked after all the same. */
const AT_THE_LATEST = 10_000;

const whenLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Safari does not say when it is.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: AT_THE_LATEST });
    else setTimeout(resolve, 2_000);
  });

export const beginOperations = async () => {
  await whenLoaded();
  await whenIdle();
  const { operate } = await tryPart(() => import('./operate.ts'));
  await operate();
};
