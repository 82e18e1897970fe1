import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#web/components/moment.tsx';

/** On paper alone: where a page is from, and when it was printed. */
export const PaperHead = () => {
  const { t, i18n } = useTranslation();
  const [at, setAt] = useState(() => new Date().toISOString());
  useEffect(() => {
    // What is printed is what is there as soon as this has been told.
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
