import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useSession } from '#web/auth/session.ts';
import { BrandPanel } from './brand-panel.tsx';
import { EntryStatus } from './entry-status.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useEntering } from './use-entering.ts';
import './entry-layout.css';

const SignedIn = ({ Entering }: { Entering: ReturnType<typeof useEntering> }) => {
  const { t } = useTranslation();
  return Entering ? <Entering /> : <EntryStatus>{t('entry.authenticating')}</EntryStatus>;
};

/** A split screen: who we are on one side, the form on the other. */
export const EntryLayout = () => {
  const isSignedIn = useSession() === 'signed-in';
  const Entering = useEntering(isSignedIn);

  return (
    <div className="entry">
      <BrandPanel />
      <main className="entry-main">
        <LanguageSwitch />
        <div className="entry-form">{isSignedIn ? <SignedIn Entering={Entering} /> : <Outlet />}</div>
      </main>
    </div>
  );
};
