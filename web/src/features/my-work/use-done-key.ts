import { type RefObject, useEffect } from 'react';
import { isForOtherKeys } from '#web/components/keyboard/keys.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';

/** The key `e` completes the focused item if one click can do that, and moves the focus to the next. */
export const useDoneKey = (box: RefObject<HTMLElement | null>) => {
  const isOn = useCurrentUser().shortcuts === 'on';
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const row = document.activeElement?.closest('.work-item');
      if (event.key !== 'e' || !row || !box.current?.contains(row) || isForOtherKeys(event)) return;
      event.preventDefault();
      const links = [...box.current.querySelectorAll<HTMLElement>('.work-item .row-link a')];
      const at = links.findIndex((link) => row.contains(link));
      const button = row.querySelector<HTMLElement>('.work-done button');
      if (!button) return;
      button.click();
      (links[at + 1] ?? links[at - 1])?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn, box]);
};
