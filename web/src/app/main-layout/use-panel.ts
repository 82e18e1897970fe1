import type { ButtonProps } from '@cloudscape-design/components/button';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A panel that takes the focus when it opens and returns it when it closes. `closeButton` is a ref. */
export const usePanel = () => {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element>(null);
  const closeButton = useRef<ButtonProps.Ref>(null);
  const open = useCallback(() => {
    opener.current = document.activeElement;
    flushSync(() => setOpen(true));
    closeButton.current?.focus();
  }, []);
  const close = () => {
    flushSync(() => setOpen(false));
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  /** Closes it when a link in it is followed, which moves the focus itself. */
  const leave = () => setOpen(false);
  return { isOpen, open, close, leave, closeButton };
};
