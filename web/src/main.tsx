import '@cloudscape-design/global-styles/index.css';
import 'virtual:design-tokens.css';
import 'virtual:theme.css';
import './app/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Offline } from './app/offline.tsx';
import { makeRouter } from './app/router.tsx';
import { StartFailed } from './app/start-failed.tsx';
import { startSession } from './auth/session.ts';
import { config, loadConfig } from './config.ts';
import { startI18n } from './i18n/index.ts';
import { loadPart } from './parts.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);

const start = async () => {
  const [configured] = await Promise.allSettled([loadConfig(), startI18n()]);
  if (configured.status === 'rejected') return <StartFailed />;
  if (config().maintenance) {
    const { MaintenancePage } = await loadPart(() => import('#web/features/pages/maintenance-page.tsx'));
    return <MaintenancePage />;
  }
  startSession();
  return <RouterProvider router={makeRouter()} />;
};

root.render(
  <StrictMode>
    {await start()}
    <Offline />
  </StrictMode>,
);
