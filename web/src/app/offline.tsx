import { useTranslation } from 'react-i18next';
import { stopWaiting, useIsWaiting } from '#web/api/waiting.ts';
import { useIsOffline } from '#web/connection.ts';
import './offline.css';

/** Shows on every page that the connection is lost and that a save waits for it. */
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
