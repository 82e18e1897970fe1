import Button from '@cloudscape-design/components/button';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import { loadTexts } from '#web/i18n/index.ts';
import { lazyPart } from '#web/parts.ts';
import { PALETTE_TEXTS, type Page } from './texts.ts';
import { type TypedAhead, typeAhead } from './typed-ahead.ts';

const PaletteDialog = lazyPart(() => import('./palette-dialog.tsx'));

const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

/** Looks like a search field. */
const FIELD = {
  root: {
    borderColor: { default: 'var(--plumb-line)', hover: 'var(--plumb-field)', active: 'var(--plumb-field)' },
    borderRadius: '8px',
    borderWidth: '1px',
    color: { default: 'var(--plumb-muted)', hover: 'var(--plumb-text)', active: 'var(--plumb-text)' },
  },
};

/** Opens with its button, or with Ctrl+K or ⌘K on any page. */
export const Palette = ({ pages }: { pages: readonly Page[] }) => {
  const { t } = useTranslation();
  const isNarrow = useNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const asked = useRef<TypedAhead>(undefined);
  const close = useCallback(() => {
    asked.current?.take();
    asked.current = undefined;
    setIsOpen(false);
  }, []);
  const takeTyped = useCallback(() => asked.current?.take() ?? '', []);
  /** Loads the texts before the dialog opens. */
  const open = useCallback(async () => {
    if (asked.current) return;
    const own = typeAhead(close);
    asked.current = own;
    try {
      await loadTexts(...PALETTE_TEXTS);
      if (asked.current === own) setIsOpen(true);
    } catch (error) {
      close();
      throw error;
    }
  }, [close]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      // An open dialog has priority.
      if (event.defaultPrevented || document.querySelector('[role="dialog"]:not([aria-hidden="true"])')) return;
      event.preventDefault();
      void open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
  return (
    <>
      <Button
        variant={isNarrow ? 'icon' : 'normal'}
        iconName="search"
        {...(!isNarrow && { style: FIELD })}
        ariaLabel={t('layout.search')}
        nativeButtonAttributes={{ 'aria-keyshortcuts': 'Control+K Meta+K' }}
        onClick={() => void open()}
      >
        <span className="main-header-search">
          {t('layout.search')} <kbd>{SHORTCUT}</kbd>
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <PaletteDialog pages={pages} takeTyped={takeTyped} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
