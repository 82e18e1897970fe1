import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useSession } from '#web/auth/session.ts';
import { EntryFrame } from './entry-frame.tsx';
import { EntryStatus } from './entry-status.tsx';
import { useEntering } from './use-entering.ts';

const SignedIn = ({ Entering }: { Entering: ReturnType<typeof useEntering> }) => {
  const { t } = useTranslation();
  return Entering ? <Entering /> : <EntryStatus>{t('entry.authenticating')}</EntryStatus>;
};

/** The layout of the sign-in forms. Signed-in users continue to their page. */
export const EntryLayout = () => {
  const isSignedIn = useSession() === 'signed-in';
  const Entering = useEntering(isSignedIn);

  return <EntryFrame>{isSignedIn ? <SignedIn Entering={Entering} /> : <Outlet />}</EntryFrame>;
};
