/** The height of the header alone, in pixels, as in the style sheets. */
const HEADER = 48;

/** Tells the style sheets the height of the header with the bar above it, as `--main-top`. Used as a ref. */
export const measureTop = (top: HTMLElement | null) => {
  if (!top) return;
  let known = HEADER;
  const observer = new ResizeObserver(() => {
    if (top.offsetHeight === known) return;
    known = top.offsetHeight;
    document.documentElement.style.setProperty('--main-top', `${known}px`);
  });
  observer.observe(top);
  return () => observer.disconnect();
};
