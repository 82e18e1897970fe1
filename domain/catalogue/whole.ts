/**
 * All of the catalogue, in two languages: more than all other code of a function. Whoever needs it imports this when asked
 * for it (`await import`); functions have it in a file beside them (`lib/functions/bundling.ts`).
 */
export { CONTROLS } from './controls/index.ts';
export { CATALOGUE } from './index.ts';
export { LINKED_FRAMEWORKS } from './linked.ts';
export { LINKS } from './links/index.ts';
