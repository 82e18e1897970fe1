import Button from '@cloudscape-design/components/button';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#web/i18n/index.ts';
import { lazyPart } from '#web/parts.ts';
import { PALETTE_TEXTS, type Page } from './places.ts';

const PaletteDialog = lazyPart(() => import('./palette-dialog.tsx'));

/** What it says comes before it does. */
const withTexts = async (show: () => void) => {
  await loadTexts(...PALETTE_TEXTS);
  show();
};

/** Opens by its button, and from anywhere by Ctrl or ⌘ with K. */
export const Palette = ({ pages }: { pages: readonly Page[] }) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      // Whatever is asked in a dialog is answered first.
      if (event.defaultPrevented || document.querySelector('[role="dialog"]:not([aria-hidden="true"])')) return;
      event.preventDefault();
      void withTexts(() => setIsOpen(true));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Button
        variant="icon"
        iconName="search"
        ariaLabel={t('layout.search')}
        nativeButtonAttributes={{ 'aria-keyshortcuts': 'Control+K Meta+K' }}
        onClick={() => void withTexts(() => setIsOpen(true))}
      />
      {isOpen && (
        <Suspense>
          <PaletteDialog pages={pages} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
