import { useEffect, useEffectEvent, useRef } from 'react';

/** Moves the focus when a form closes, because its button is no longer there. */
export const useFocusBack = (isOpen: boolean, focus: () => void) => {
  const wasOpen = useRef(false);
  const goBack = useEffectEvent(focus);
  useEffect(() => {
    if (wasOpen.current && !isOpen) goBack();
    wasOpen.current = isOpen;
  }, [isOpen]);
};
