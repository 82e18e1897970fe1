/** Elements that use keys for text or choices. */
const TAKEN =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';

/** Whether a key belongs to the focused element or the browser, so that it is no shortcut. */
export const isForOtherKeys = ({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  defaultPrevented || ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(TAKEN) !== null);
