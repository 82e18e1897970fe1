import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Around a dialog that takes the place of another once something was pressed there: the second half of a double click
 * is not meant for what lies under the pointer by then.
 */
export const AfterPress = ({ children }: { children: ReactNode }) => (
  <div onClickCapture={(event) => event.detail > 1 && event.stopPropagation()}>{children}</div>
);

/** What is said in it, where the keyboard begins, as in begin-here.tsx: Enter pressed twice does nothing there. */
export const SaidFirst = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => queueMicrotask(() => place.current?.focus({ preventScroll: true })), []);
  return (
    <div ref={place} tabIndex={-1} className="said-first">
      {children}
    </div>
  );
};
