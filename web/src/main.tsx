import 'virtual:design-tokens.css';
import 'virtual:theme.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Offline } from './app/offline.tsx';
import { makeRouter } from './app/router.tsx';
import { StartFailed } from './app/start-failed.tsx';
import { startSession } from './auth/session.ts';
import { startViewing } from './auth/viewing.ts';
import { config, loadConfig } from './config.ts';
import { startI18n } from './i18n/index.ts';
import { loadPart } from './parts.ts';

const rootAt = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return createRoot(element);
};

const makePage = async () => {
  const [configured] = await Promise.allSettled([loadConfig(), startI18n()]);
  rootAt('connection').render(<Offline />);
  if (configured.status === 'rejected') return <StartFailed />;
  if (config().maintenance) {
    const { MaintenancePage } = await loadPart(() => import('#web/features/pages/maintenance-page.tsx'));
    return <MaintenancePage />;
  }
  await startSession();
  await startViewing();
  return <RouterProvider router={await makeRouter()} />;
};

/** Not by itself: other parts share this one's file, and would wait for it to end. */
export const start = async () => {
  const page = await makePage();
  // Until then there is what index.html shows; in a transition the browser can still answer whoever uses it.
  startTransition(() => rootAt('root').render(<StrictMode>{page}</StrictMode>));
};
