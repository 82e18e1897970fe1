import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { askSite, whenConnected } from '#web/connection.ts';
import { PlainPage } from './plain-page.tsx';

const beginAgain = () => window.location.reload();

/** Whatever a site that answers has not got, it would not have by then either. */
const beginOnceConnected = async () => {
  if (await askSite()) return;
  await whenConnected();
  beginAgain();
};

/** Without its configuration the product cannot begin. */
export const StartFailed = () => {
  const { t } = useTranslation();
  useEffect(() => void beginOnceConnected(), []);
  return (
    <PlainPage
      title={t('entry.startFailed')}
      text={t('entry.startFailedText')}
      action={t('actions.retry')}
      onAct={beginAgain}
    />
  );
};
