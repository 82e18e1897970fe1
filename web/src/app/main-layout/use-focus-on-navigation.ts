import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * A new page takes the focus, so that keyboards and screen readers begin where it begins. So does one that took away
 * what had the focus. The first page leaves it alone, and so does whoever goes from tab to tab. Where one goes back to is not at its top (use-scroll-of-entry.ts).
 */
export const useFocusOnNavigation = (page: RefObject<HTMLElement | null>) => {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const before = useRef({ pathname, key });
  useEffect(() => {
    if (before.current.key === key) return;
    const isNew = before.current.pathname !== pathname;
    before.current = { pathname, key };
    const stays = !isNew || document.activeElement?.role === 'tab';
    if (stays && document.activeElement !== document.body) return;
    page.current?.focus({ preventScroll: true });
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [pathname, key, type, page]);
};
