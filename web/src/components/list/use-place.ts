import { startTransition, useCallback, useState } from 'react';

/** Redrawing the table loses the focus, so a scroll bar that appears or disappears must not cause it. */
const SCROLL_BAR = 24;
/** Milliseconds without a change after which a resize counts as finished. */
const SETTLED = 150;

/** The width of the last list, so that the next one is drawn at once. */
let lastWidth: number | undefined;

/** The width in pixels of the element with the ref `measure`; undefined before the first layout. */
export const usePlace = () => {
  const [place, setPlace] = useState(lastWidth);
  const measure = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    let known = lastWidth;
    let isFirst = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const apply = () => {
      if (window.matchMedia('print').matches) return; // print has its own width
      if (known !== undefined && Math.abs(box.clientWidth - known) < SCROLL_BAR) return;
      known = box.clientWidth;
      lastWidth = known;
      setPlace(known);
    };
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      // A table takes long to draw: as a transition it does not block the browser.
      if (isFirst) startTransition(apply);
      else timer = setTimeout(apply, SETTLED);
      isFirst = false;
    });
    observer.observe(box);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return { place, measure };
};
