import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isFocusLost } from '#web/components/keyboard/lost-focus.ts';

/**
 * Moves the focus to a new page for keyboards and screen readers, also if the focused element disappeared. The first
 * page and changes of tabs or parts are exempt. Back and forward restore the scroll position (use-scroll-of-entry.ts).
 */
export const useFocusOnNavigation = (page: RefObject<HTMLElement | null>) => {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const before = useRef({ pathname, key });
  useEffect(() => {
    if (before.current.key === key) return;
    const isNew = before.current.pathname !== pathname;
    before.current = { pathname, key };
    const stays = !isNew || document.activeElement?.closest('[role="tab"], [data-keeps-focus]') != null;
    if (stays && !isFocusLost()) return;
    page.current?.focus({ preventScroll: true });
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [pathname, key, type, page]);
};
