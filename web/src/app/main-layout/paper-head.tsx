import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#web/components/moment.tsx';

/** Shows the address and the time of printing, on paper only. */
export const PaperHead = () => {
  const { t, i18n } = useTranslation();
  const [at, setAt] = useState(() => new Date().toISOString());
  useEffect(() => {
    // The browser prints the state directly after this event, so the update must be synchronous.
    const printing = () => flushSync(() => setAt(new Date().toISOString()));
    window.addEventListener('beforeprint', printing);
    return () => window.removeEventListener('beforeprint', printing);
  }, []);
  return (
    <p className="only-on-paper" aria-hidden="true">
      {t('layout.printed', { when: formatMoment(at, i18n.language) })}
    </p>
  );
};
