import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { loadAmplify, useSession } from '#web/auth/session.ts';
import { BrandPanel } from './brand-panel.tsx';
import { EntryStatus } from './entry-status.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import './entry-layout.css';

const loadEntering = async () => ({ default: (await import('./entering.tsx')).Entering });
const Entering = lazy(loadEntering);

/** While somebody types, what signing in takes is fetched. What fails now is tried again when it is needed. */
const prepare = () => void Promise.allSettled([loadAmplify(), loadEntering()]);

/** A split screen: who we are on one side, the form on the other. */
export const EntryLayout = () => {
  const { t } = useTranslation();
  const session = useSession();
  useEffect(prepare, []);

  return (
    <div className="entry">
      <BrandPanel />
      <main className="entry-main">
        <LanguageSwitch />
        <div className="entry-form">
          <Suspense fallback={<EntryStatus>{t('entry.authenticating')}</EntryStatus>}>
            {session === 'signed-in' ? <Entering /> : <Outlet />}
          </Suspense>
        </div>
      </main>
    </div>
  );
};
