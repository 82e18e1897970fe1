import { type ReactNode, useEffect, useRef } from 'react';

/** Checkboxes and invisible fields do not get the initial focus. */
const FIELDS =
  'input:not([type="checkbox"]), textarea, button[aria-haspopup="listbox"], button[aria-haspopup="dialog"]';

/**
 * Wraps the button that gets the focus when a dialog without fields opens, where Enter has no harmful effect. The
 * dialog moves the focus to its close button in a later effect, so this moves it in a microtask after that.
 */
export const BeginHere = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      queueMicrotask(() => {
        const fields = place.current?.closest('[role="dialog"]')?.querySelectorAll<HTMLElement>(FIELDS) ?? [];
        const field = [...fields].find((one) => one.checkVisibility({ visibilityProperty: true }));
        const answer = place.current?.querySelector('button');
        (field ?? answer)?.focus({ preventScroll: !field }); // the dialog's text must stay visible
      }),
    [],
  );
  return <div ref={place}>{children}</div>;
};
