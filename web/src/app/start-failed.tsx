import { useTranslation } from 'react-i18next';
import './start-failed.css';

/** Without its configuration the product cannot begin. Made of nothing that would have to be loaded. */
export const StartFailed = () => {
  const { t } = useTranslation();
  return (
    <main className="start-failed">
      <h1>{t('entry.startFailed')}</h1>
      <p>{t('entry.startFailedText')}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {t('actions.retry')}
      </button>
    </main>
  );
};
