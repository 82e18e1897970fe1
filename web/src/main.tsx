import 'virtual:design-tokens.css';
import 'virtual:theme.css';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Offline } from './app/offline.tsx';
import { makeRouter } from './app/router.tsx';
import { StartFailed } from './app/start-failed.tsx';
import { startSession } from './auth/session.ts';
import { startViewing } from './auth/viewing.ts';
import { loadConfig } from './config.ts';
import { flag, whenFlagsChange } from './flags.ts';
import { applyLanguage, startI18n } from './i18n/index.ts';
import { beginOperations } from './operations/begin.ts';
import { noteError } from './operations/kept-errors.ts';
import { loadPart } from './parts.ts';

const rootAt = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return createRoot(element);
};

let made: Promise<ReactNode> | undefined;

/** Memoized: after maintenance, the application continues in its earlier state. */
const makeProduct = () => {
  made ??= (async () => {
    await startSession();
    await startViewing();
    return <RouterProvider router={await makeRouter()} onError={noteError} />;
  })();
  return made;
};
const makeMaintenance = async () => {
  const { MaintenancePage } = await loadPart(() => import('#web/features/pages/maintenance-page.tsx'));
  return <MaintenancePage />;
};

const makePage = () => (flag('maintenance') ? makeMaintenance() : makeProduct());

/** Called by boot.ts: other chunks import from this file, and a top-level await would block them. */
export const start = async () => {
  const [configured] = await Promise.allSettled([loadConfig(), startI18n()]);
  if (configured.status === 'fulfilled') await applyLanguage();
  rootAt('connection').render(<Offline />);
  const page = configured.status === 'rejected' ? <StartFailed /> : await makePage();
  const root = rootAt('root');
  // index.html shows a shell until then. A transition keeps the browser responsive.
  const show = (what: ReactNode) => startTransition(() => root.render(<StrictMode>{what}</StrictMode>));
  show(page);
  if (configured.status === 'rejected') return;
  whenFlagsChange(async () => {
    const was = flag('maintenance');
    const next = await makePage();
    if (flag('maintenance') === was) show(next);
  });
  void beginOperations().catch(() => {}); // monitoring is optional and may fail
};
