import { useContext, useEffect, useLayoutEffect } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type Location,
  useLocation,
  useNavigationType,
} from 'react-router-dom';

/** In `sessionStorage`: survives a reload, but not the tab. */
const KEY = 'plumbline.scroll';

/** The scroll position of each history entry when it was left. */
const left = new Map<string, number>(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));

const nameOf = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>) => `${key} ${pathname}`;

/** The first entry of every visit has the same key, so a new visit must not use the position of an earlier one. */
const [visit] = performance.getEntriesByType('navigation');
if (visit instanceof PerformanceNavigationTiming && visit.type === 'navigate')
  left.delete(nameOf({ key: 'default', pathname: window.location.pathname }));

/** Events by which the user scrolls, which end the restoration. */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Content may load late, so the page scrolls again as it grows. Returns the function that ends this. */
const scrollOnceThere = (wanted: number) => {
  const end = new AbortController();
  const scroll = () => {
    window.scrollTo(0, wanted);
    if (Math.abs(window.scrollY - wanted) < 1) end.abort();
  };
  const growing = new ResizeObserver(scroll);
  end.signal.addEventListener('abort', () => growing.disconnect());
  for (const event of BY_HAND) window.addEventListener(event, () => end.abort(), { passive: true, signal: end.signal });
  growing.observe(document.body);
  scroll();
  return () => end.abort();
};

/** Restores the scroll position on back and forward. The browser would not wait for the data of the page. */
export const useScrollOfEntry = () => {
  const router = useContext(DataRouterContext)?.router;
  const location = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    if (!router) return;
    window.history.scrollRestoration = 'manual';
    let at = router.state.location;
    const leave = () => left.set(nameOf(at), window.scrollY);
    // The router notifies before it renders, so the old page is still on screen.
    const stop = router.subscribe((state) => {
      if (state.location === at) return;
      leave();
      at = state.location;
    });
    const keep = () => {
      leave();
      sessionStorage.setItem(KEY, JSON.stringify([...left]));
    };
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      window.removeEventListener('pagehide', keep);
    };
  }, [router]);

  useLayoutEffect(() => {
    const wanted = type === 'POP' ? left.get(nameOf(location)) : undefined;
    return wanted === undefined ? undefined : scrollOnceThere(wanted);
  }, [location, type]);
};
