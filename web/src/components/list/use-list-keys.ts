import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isForOtherKeys } from '#web/components/keyboard/keys.ts';
import { isFocusLost } from '#web/components/keyboard/lost-focus.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';

/** The last visited row of each history entry, to restore the focus on return. */
const last = new Map<string, string>();

/** The links in rows of a table or of a list. */
const LINKS = 'tbody th a, [data-row] .row-link a';

const linkOf = (element: unknown) =>
  element instanceof Element
    ? element.closest('tbody tr, [data-row]')?.querySelector<HTMLAnchorElement>(LINKS)
    : undefined;

/** Moves the focus to a neighboring row, or to the first one. */
export const focusRow = (box: HTMLElement, entry: string, steps: 1 | -1) => {
  const links = [...box.querySelectorAll<HTMLAnchorElement>(LINKS)].filter((link) => link.checkVisibility());
  const here = linkOf(document.activeElement);
  const at = links.findIndex((link) => (here ? link === here : link.href === last.get(entry)));
  const next = at < 0 ? links[0] : links[at + steps];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
};

const selectRow = (box: HTMLElement) => {
  const row = [...box.querySelectorAll('tbody tr, [data-row]')].find((one) => one.contains(document.activeElement));
  const at = document.activeElement;
  row?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
  if (at instanceof HTMLElement) at.focus(); // Enter follows the focused link
};

/** Restores the focus to the row by which the user left, unless the focus is elsewhere. */
const useReturn = (box: RefObject<HTMLElement | null>, entry: string, isThere: boolean) => {
  const type = useNavigationType();
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const link = linkOf(target);
      if (link && box.current?.contains(link)) last.set(entry, link.href);
    };
    const end = new AbortController();
    // Not every browser focuses a link on click.
    for (const at of ['focusin', 'click'])
      document.addEventListener(at, remember, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [box, entry]);
  useEffect(() => {
    const left = isThere && type === 'POP' ? last.get(entry) : undefined;
    if (left === undefined) return;
    // Runs after the page has received the focus (use-focus-on-navigation.ts).
    queueMicrotask(() => {
      if (!isFocusLost() && !document.activeElement?.contains(box.current)) return;
      const links = [...(box.current?.querySelectorAll<HTMLAnchorElement>(LINKS) ?? [])];
      links.find(({ href }) => href === left)?.focus({ preventScroll: true });
    });
  }, [box, entry, isThere, type]);
};

/**
 * Keyboard shortcuts of lists: j and k move between rows, x selects a row, / focuses the search, ? lists the keys. The
 * returned ref belongs to the element around the list. Returning users get back to their row.
 */
export const useListKeys = (isThere = true) => {
  const box = useRef<HTMLDivElement>(null);
  const isOn = useCurrentUser().shortcuts === 'on';
  const { key: entry } = useLocation();
  useReturn(box, entry, isThere);
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const { key } = event;
      if (!box.current || isForOtherKeys(event)) return;
      if (key === 'j') focusRow(box.current, entry, 1);
      else if (key === 'k') focusRow(box.current, entry, -1);
      else if (key === 'x') selectRow(box.current);
      else if (key === '/') box.current.querySelector<HTMLElement>('search input')?.focus();
      else if (key === '?') box.current.querySelector<HTMLElement>('.keys-help button')?.click();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn, entry]);
  return box;
};
