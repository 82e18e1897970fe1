import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { loadAmplify, useSession } from '#web/auth/session.ts';
import { BrandPanel } from './brand-panel.tsx';
import { Entering } from './entering.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import './entry-layout.css';

/** A split screen: who we are on one side, the form on the other. */
export const EntryLayout = () => {
  const session = useSession();
  // While somebody types, what signing in takes is fetched. Should it fail, it is tried again when it is needed.
  useEffect(() => void loadAmplify().catch(() => undefined), []);

  return (
    <div className="entry">
      <BrandPanel />
      <main className="entry-main">
        <LanguageSwitch />
        <div className="entry-form">{session === 'signed-in' ? <Entering /> : <Outlet />}</div>
      </main>
    </div>
  );
};
