import type { ButtonProps } from '@cloudscape-design/components/button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Without a scroll: the page is the same before and after. */
const STAY = { preventScroll: true };

/**
 * A panel that takes the focus when it opens and returns it when it closes. `closeButton` is a ref. While it covers the
 * page, Escape closes it, and it closes when the page or the width of the window (`place`) changes.
 */
export const usePanel = (covers: boolean, place: string) => {
  const [isOpen, setOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState(place);
  const opener = useRef<Element>(null);
  const closeButton = useRef<ButtonProps.Ref>(null);
  const open = useCallback(() => {
    opener.current = document.activeElement;
    flushSync(() => setOpen(true));
    closeButton.current?.focus(STAY);
  }, []);
  const close = useCallback(() => {
    flushSync(() => setOpen(false));
    if (opener.current instanceof HTMLElement) opener.current.focus(STAY);
  }, []);
  /** Closes it when a link in it is followed, which moves the focus itself. */
  const leave = () => setOpen(false);

  // While rendering: a page that is covered for one moment loses the focus.
  if (openedAt !== place) {
    setOpenedAt(place);
    if (covers) setOpen(false);
  }
  const isCover = isOpen && covers;
  useEffect(() => {
    if (!isCover) return;
    const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isCover, close]);
  return { isOpen, isCover, open, close, leave, closeButton };
};
