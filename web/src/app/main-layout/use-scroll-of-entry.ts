import { useContext, useEffect, useLayoutEffect } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type Location,
  useLocation,
  useNavigationType,
} from 'react-router-dom';

/** Outlasts a reload, not the tab. */
const KEY = 'plumbline.scroll';

/** How far down each entry of the history was when it was left. */
const left = new Map<string, number>(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));

const nameOf = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>) => `${key} ${pathname}`;

/** The first entry of every visit has the same key: in a visit that has just begun, it was left nowhere. */
const [visit] = performance.getEntriesByType('navigation');
if (visit instanceof PerformanceNavigationTiming && visit.type === 'navigate')
  left.delete(nameOf({ key: 'default', pathname: window.location.pathname }));

/** By hand, somebody scrolls where they want. */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** What is on the page may come only now: it is scrolled as it grows. Answers with what ends that. */
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

/** Whoever goes back or forward finds a page as far down as they left it. The browser itself would not wait for its data. */
export const useScrollOfEntry = () => {
  const router = useContext(DataRouterContext)?.router;
  const location = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    if (!router) return;
    window.history.scrollRestoration = 'manual';
    let at = router.state.location;
    const leave = () => left.set(nameOf(at), window.scrollY);
    // The router tells before it shows: what is still on screen is the page that is left.
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
