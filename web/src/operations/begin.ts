/** Starts monitoring once the page is loaded and idle. No page waits for it. */
import { tryPart } from '#web/parts.ts';

/** Monitoring also starts on a page that is never idle. */
const AT_THE_LATEST = 10_000;

const whenLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: AT_THE_LATEST });
    else setTimeout(resolve, 2_000);
  });

export const beginOperations = async () => {
  await whenLoaded();
  await whenIdle();
  const { operate } = await tryPart(() => import('./operate.ts'));
  await operate();
};
