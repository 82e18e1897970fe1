import { useEffect, useEffectEvent, useRef } from 'react';
import type { Verdict } from '#domain/approval/states.ts';
import { isForOtherKeys } from '#web/components/keyboard/keys.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';

/** The keys for decisions; the key n opens the next approval (next-one.tsx). */
export const KEYS: readonly (readonly [key: string, verdict: Verdict])[] = [
  ['a', 'approve'],
  ['c', 'approve_with_conditions'],
  ['r', 'request_changes'],
  ['x', 'reject'],
];

const toReason = (box: HTMLElement | null) => {
  const places = box?.querySelectorAll<HTMLElement>('textarea');
  places?.[0]?.focus(); // the text of a condition, or the reason
};

/**
 * A key selects the decision and moves the focus to the reason; Ctrl+Enter submits. The returned ref belongs to the
 * element around the form.
 */
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
