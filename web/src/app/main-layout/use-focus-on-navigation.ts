import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A new page takes the focus, so that keyboards and screen readers begin where it begins. The first page leaves it alone. */
export const useFocusOnNavigation = (page: RefObject<HTMLElement | null>) => {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    page.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname, page]);
};
