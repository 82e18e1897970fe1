/**
 * The complete catalog in two languages, which is larger than all other code of a function. Functions load it on demand
 * with `await import` from a separate file (`lib/functions/bundling.ts`).
 */
export { CONTROLS } from './controls/index.ts';
export { CATALOGUE } from './index.ts';
export { LINKED_FRAMEWORKS } from './linked.ts';
export { LINKS } from './links/index.ts';
