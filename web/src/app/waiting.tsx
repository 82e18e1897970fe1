import { useTranslation } from 'react-i18next';
import './waiting.css';

/** A full-screen placeholder. Its text appears only after a delay. */
export const Waiting = () => {
  const { t } = useTranslation();
  return (
    <div className="waiting" role="status">
      <span className="waiting-bob" aria-hidden="true" />
      <span className="waiting-text">{t('entry.authenticating')}</span>
    </div>
  );
};
