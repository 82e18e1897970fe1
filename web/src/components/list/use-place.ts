import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** Redrawing the table loses the focus, so a scroll bar that appears or disappears must not cause it. */
const SCROLL_BAR = 24;
/** Milliseconds without a change after which a resize counts as finished. */
const SETTLED = 150;

/** The width in pixels of the element with the ref `measure`; undefined before the first layout. */
export const usePlace = () => {
  const [place, setPlace] = useState<number>();
  const measure = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    let known: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const apply = () => {
      if (window.matchMedia('print').matches) return; // print has its own width
      if (known !== undefined && Math.abs(box.clientWidth - known) < SCROLL_BAR) return;
      known = box.clientWidth;
      setPlace(known);
    };
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      // The first measurement is synchronous, so that the first paint is complete.
      if (known === undefined) flushSync(apply);
      else timer = setTimeout(apply, SETTLED);
    });
    observer.observe(box);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return { place, measure };
};
