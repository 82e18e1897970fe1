import { useEffect, useRef } from 'react';
import { useCurrentUser } from '#web/features/current-user/queries.ts';

/** Where keys are for writing, or for a choice. */
const TAKEN =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';

const focusRow = (box: HTMLElement, steps: 1 | -1) => {
  const links = [...box.querySelectorAll<HTMLElement>('tbody th a')];
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  const next = at < 0 ? links[0] : links[at + steps];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
};

const selectRow = (box: HTMLElement) => {
  const row = [...box.querySelectorAll('tbody tr')].find((one) => one.contains(document.activeElement));
  const at = document.activeElement;
  row?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
  if (at instanceof HTMLElement) at.focus(); // it is still there that Enter leads on
};

/**
 * j and k lead from row to row, from where Enter leads on; x selects the row that one is at; / leads to the search. The ref is for what they are all in.
 */
export const useListKeys = () => {
  const box = useRef<HTMLDivElement>(null);
  const isOn = useCurrentUser().shortcuts === 'on';
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (!box.current || event.defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(TAKEN)) return;
      if (key === 'j') focusRow(box.current, 1);
      else if (key === 'k') focusRow(box.current, -1);
      else if (key === 'x') selectRow(box.current);
      else if (key === '/') box.current.querySelector<HTMLElement>('search input')?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
  return box;
};
