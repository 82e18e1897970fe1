import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isForOtherKeys } from '#web/components/keyboard/keys.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';

/** By entry of the history, where its row leads that somebody was at last: whoever comes back goes on from there. */
const last = new Map<string, string>();

/** Of a table, or of rows that are none. */
const LINKS = 'tbody th a, [data-row] .row-link a';

const linkOf = (element: unknown) =>
  element instanceof Element
    ? element.closest('tbody tr, [data-row]')?.querySelector<HTMLAnchorElement>(LINKS)
    : undefined;

const focusRow = (box: HTMLElement, entry: string, steps: 1 | -1) => {
  const links = [...box.querySelectorAll<HTMLAnchorElement>(LINKS)];
  const here = linkOf(document.activeElement);
  const at = links.findIndex((link) => (here ? link === here : link.href === last.get(entry)));
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

/** Whoever comes back is at the row by which they left, once there are rows, unless they are somewhere else by then. */
const useReturn = (box: RefObject<HTMLElement | null>, entry: string, isThere: boolean) => {
  const type = useNavigationType();
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const link = linkOf(target);
      if (link && box.current?.contains(link)) last.set(entry, link.href);
    };
    const end = new AbortController();
    // Not every browser gives a link the focus that is clicked.
    for (const at of ['focusin', 'click'])
      document.addEventListener(at, remember, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [box, entry]);
  useEffect(() => {
    const left = isThere && type === 'POP' ? last.get(entry) : undefined;
    if (left === undefined) return;
    // After the page, which a new one gives the focus to (use-focus-on-navigation.ts).
    queueMicrotask(() => {
      if (!document.activeElement?.contains(box.current)) return;
      const links = [...(box.current?.querySelectorAll<HTMLAnchorElement>(LINKS) ?? [])];
      links.find(({ href }) => href === left)?.focus({ preventScroll: true });
    });
  }, [box, entry, isThere, type]);
};

/**
 * j and k lead from row to row, from where Enter leads on; x selects the row that one is at; / leads to the search, and ? names them. The ref is for what they are all in. Whoever comes back to the page is where they were.
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
