/** Whether no part of the page has the focus that a person or the page chose. */
export const isFocusLost = () => {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.hasAttribute('data-holds-focus') === true;
};
