/** Whether no part of the page has the focus that a person or the page chose. */
export const isFocusLost = () => {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.hasAttribute('data-holds-focus') === true;
};

/** Gives the focus to an element that cannot have it otherwise, until it goes elsewhere. */
export const holdFocus = (element: HTMLElement) => {
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
