import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadConfig } from '#web/config.ts';
import { PlainPage } from './plain-page.tsx';

const TRY_AGAIN = 3_000;

const beginAgain = () => window.location.reload();

/** Reloads only once the configuration is available, which avoids endless reloads. */
const beginIfPossible = () => void loadConfig().then(beginAgain, () => {});

/** Shown if the configuration cannot be loaded; retries until it can. */
export const StartFailed = () => {
  const { t } = useTranslation();
  useEffect(() => {
    const timer = setInterval(beginIfPossible, TRY_AGAIN);
    window.addEventListener('online', beginIfPossible);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', beginIfPossible);
    };
  }, []);
  return (
    <PlainPage
      title={t('entry.startFailed')}
      text={t('entry.startFailedText')}
      action={t('actions.retry')}
      onAct={beginAgain}
    />
  );
};
