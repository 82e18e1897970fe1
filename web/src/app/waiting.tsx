import { useTranslation } from 'react-i18next';
import './waiting.css';

/** The whole screen while it is not yet known what goes on it. Says so only to those who have waited a moment. */
export const Waiting = () => {
  const { t } = useTranslation();
  return (
    <div className="waiting" role="status">
      <span className="waiting-bob" aria-hidden="true" />
      <span className="waiting-text">{t('entry.authenticating')}</span>
    </div>
  );
};
