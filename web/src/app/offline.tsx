import { useTranslation } from 'react-i18next';
import { stopWaiting, useIsWaiting } from '#web/api/waiting.ts';
import { useIsOffline } from '#web/connection.ts';
import './offline.css';

/** Says that there is no connection for as long as there is none, and what waits for it, on every page. */
export const Offline = () => {
  const { t } = useTranslation();
  const isOffline = useIsOffline();
  const isWaiting = useIsWaiting();
  return (
    <div className="offline" aria-live="polite">
      {isWaiting ? (
        <p>
          {t('entry.offlineSaving')}
          <button type="button" onClick={stopWaiting}>
            {t('entry.doNotWait')}
          </button>
        </p>
      ) : (
        isOffline && <p>{t('entry.offline')}</p>
      )}
    </div>
  );
};
