/** Gives the focus to an element that cannot have it otherwise, until it goes elsewhere. */
const holdFocus = (element: HTMLElement) => {
  const isFocusable = element.hasAttribute('tabindex');
  if (!isFocusable) element.tabIndex = -1;
  element.setAttribute('data-holds-focus', '');
  element.addEventListener(
    'blur',
    () => {
      element.removeAttribute('data-holds-focus');
      if (!isFocusable) element.removeAttribute('tabindex');
    },
    { once: true },
  );
  element.focus({ preventScroll: true });
};

/** The element and those around it, innermost first. */
const placesIn = (root: Element, element: HTMLElement | null): HTMLElement[] =>
  element && root.contains(element) ? [element, ...placesIn(root, element.parentElement)] : [];

/** Parts of a table are too small to be announced alone, and often replaced. */
const canHold = (element: HTMLElement) => element.isConnected && !element.closest('tbody, thead, :disabled, [inert]');

/**
 * Keeps the keyboard's place when the focused element disappears, for example a retry button or the last button of a
 * dialog. The button that opened the dialog gets the focus, or else the nearest element that is still there.
 */
export const followFocus = (page: HTMLElement, signal: AbortSignal) => {
  if (signal.aborted) return;
  let places: HTMLElement[] = [];
  let pressed: Node | null = null;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const dialog = target.closest('[role="dialog"]');
    if (page.contains(target)) places = placesIn(page, target);
    else if (dialog) places = [...placesIn(dialog, target), ...places.filter((place) => page.contains(place))];
    else places = [];
  };
  const restore = () => {
    if (document.activeElement !== document.body || !places[0] || places[0].isConnected) return;
    const [nearest] = places.filter((place) => place.isConnected);
    nearest?.focus({ preventScroll: true });
    const around = places.find(canHold);
    if (document.activeElement === document.body && around) holdFocus(around);
  };
  // A press beside a dialog, and the second half of a double click that opened it, would take the focus out of it.
  const press = (event: MouseEvent) => {
    const before = pressed;
    if (!(event.target instanceof Element)) return;
    pressed = event.target;
    const dialog = event.target.closest('[role="dialog"]');
    if (dialog && (event.target === dialog || (event.detail > 1 && !dialog.contains(before)))) event.preventDefault();
  };
  const forget = () => {
    if (document.activeElement === document.body) places = [];
  };

  const options = { capture: true, signal };
  document.addEventListener('focusin', remember, options);
  document.addEventListener('mousedown', press, options);
  document.addEventListener('click', forget, options);
  const removals = new MutationObserver(restore);
  removals.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => removals.disconnect());
};
