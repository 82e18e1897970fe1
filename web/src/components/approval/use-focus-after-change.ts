import { useEffect, useRef } from 'react';
import { isFocusLost } from '#web/components/keyboard/lost-focus.ts';

/** After an action, its button is gone. The heading of the returned ref then gets the focus. */
export const useFocusAfterChange = (state: string) => {
  const heading = useRef<HTMLSpanElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    // A dialog returns the focus to its button after this.
    const frame = requestAnimationFrame(() => {
      if (isFocusLost()) heading.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [state]);
  return heading;
};
