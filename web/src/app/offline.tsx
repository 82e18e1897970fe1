import { useTranslation } from 'react-i18next';
import { useIsOffline } from '#web/connection.ts';
import './offline.css';

/** Says that there is no connection for as long as there is none, on every page. */
export const Offline = () => {
  const { t } = useTranslation();
  const isOffline = useIsOffline();
  return (
    <div className="offline" aria-live="polite">
      {isOffline && <p>{t('entry.offline')}</p>}
    </div>
  );
};
