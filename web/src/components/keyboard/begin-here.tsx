import { type ReactNode, useEffect, useRef } from 'react';

/** A box that is ticked or not is none to begin at, and neither is what cannot be seen yet. */
const FIELDS =
  'input:not([type="checkbox"]), textarea, button[aria-haspopup="listbox"], button[aria-haspopup="dialog"]';

/**
 * Around the answer of a dialog at which the keyboard begins, unless there is a field to begin at: Enter does no harm
 * there. A dialog takes the focus to its close button, in an effect that comes right after those of what is in it:
 * before anybody can press a key, this takes it on.
 */
export const BeginHere = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      queueMicrotask(() => {
        const fields = place.current?.closest('[role="dialog"]')?.querySelectorAll<HTMLElement>(FIELDS) ?? [];
        const field = [...fields].find((one) => one.checkVisibility({ visibilityProperty: true }));
        const answer = place.current?.querySelector('button');
        (field ?? answer)?.focus({ preventScroll: !field }); // what is asked is read first
      }),
    [],
  );
  return <div ref={place}>{children}</div>;
};
