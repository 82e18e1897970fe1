/** Where keys are for writing, or for a choice. */
const TAKEN =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';

/** Whether a single key means something else where it was pressed, or was meant for the browser. */
export const isForOtherKeys = ({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  defaultPrevented || ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(TAKEN) !== null);
