import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is drawn anew for it loses the focus: a scroll bar that comes and goes is no change. */
const SCROLL_BAR = 24;
/** As long as it takes to see that a window is not being drawn wider any more. */
const SETTLED = 150;

/** How wide the place is that `measure` is the ref of, in pixels: not known before the frame around it has its own width. */
export const usePlace = () => {
  const [place, setPlace] = useState<number>();
  const measure = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    let known: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      if (window.matchMedia('print').matches) return; // a sheet is as wide as it is
      if (known !== undefined && Math.abs(box.clientWidth - known) < SCROLL_BAR) return;
      known = box.clientWidth;
      setPlace(known);
    };
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      // The page is first seen with what belongs there.
      if (known === undefined) flushSync(settle);
      else timer = setTimeout(settle, SETTLED);
    });
    observer.observe(box);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return { place, measure };
};
