import { useEffect, useEffectEvent, useRef } from 'react';
import type { Verdict } from '#domain/approval/states.ts';
import { isForOtherKeys } from '#web/components/keyboard/keys.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';

/** Each decision by its key; n leads to the next one (next-one.tsx). */
export const KEYS: readonly (readonly [key: string, verdict: Verdict])[] = [
  ['a', 'approve'],
  ['c', 'approve_with_conditions'],
  ['r', 'request_changes'],
  ['x', 'reject'],
];

const toReason = (box: HTMLElement | null) => {
  const places = box?.querySelectorAll<HTMLElement>('textarea');
  places?.[0]?.focus(); // of a condition, or the reason itself
};

/** A key chooses what is decided, and leads to where one writes why; Ctrl and Enter sends it. The ref is for what they are in. */
export const useDecideKeys = (choose: (verdict: Verdict) => void) => {
  const box = useRef<HTMLDivElement>(null);
  const isOn = useCurrentUser().shortcuts === 'on';
  const chosen = useEffectEvent(choose);
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        if (event.target instanceof Node && box.current?.contains(event.target))
          box.current.querySelector('form')?.requestSubmit();
        return;
      }
      const found = isForOtherKeys(event) ? undefined : KEYS.find(([key]) => key === event.key);
      if (!found) return;
      event.preventDefault();
      chosen(found[1]);
      requestAnimationFrame(() => toReason(box.current));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
  return box;
};
