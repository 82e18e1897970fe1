import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Wraps a dialog that opens after a click: the second half of a double click must not reach the new element under the
 * pointer.
 */
export const AfterPress = ({ children }: { children: ReactNode }) => (
  <div onClickCapture={(event) => event.detail > 1 && event.stopPropagation()}>{children}</div>
);

/** Gives the focus to the text of a dialog, so that a second press of Enter has no effect. */
export const SaidFirst = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => queueMicrotask(() => place.current?.focus({ preventScroll: true })), []);
  return (
    <div ref={place} tabIndex={-1} className="said-first">
      {children}
    </div>
  );
};
