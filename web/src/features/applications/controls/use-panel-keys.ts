import { useEffect, useEffectEvent } from 'react';
import { isForOtherKeys } from '#web/components/keyboard/keys.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';

type Moves = { next: (() => void) | undefined; previous: (() => void) | undefined; close: () => void };

/** j and k open the next and the previous control, and Escape closes the panel. The list does not get these keys. */
export const usePanelKeys = ({ next, previous, close }: Moves) => {
  const { shortcuts } = useCurrentUser();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    const isTaken = key === 'Escape' || (shortcuts === 'on' && (key === 'j' || key === 'k'));
    if (!isTaken || isForOtherKeys(event)) return;
    event.preventDefault();
    if (key === 'Escape') close();
    else if (key === 'j') next?.();
    else previous?.();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
};
