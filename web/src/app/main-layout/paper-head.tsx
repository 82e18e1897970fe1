import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#web/components/moment.tsx';

/**
 * The print styles expand collapsed sections, whose content is inert on the screen. Inert content is missing from the
 * tags of a PDF, so a screen reader would skip it.
 */
const useTagsOfCollapsed = () => {
  useEffect(() => {
    const collapsed: Element[] = [];
    const begin = () => {
      for (const content of document.querySelectorAll('#page [role="group"] > [inert]')) {
        content.removeAttribute('inert');
        collapsed.push(content);
      }
    };
    const end = () => {
      for (const content of collapsed.splice(0)) content.setAttribute('inert', '');
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
};

/** Shows the address and the time of printing, on paper only. */
export const PaperHead = () => {
  const { t, i18n } = useTranslation();
  useTagsOfCollapsed();
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
