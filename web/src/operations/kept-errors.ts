/**
 * Keeps errors from the start of the page until the reporting module is loaded. Every page starts with this module, so
 * it imports nothing.
 */
export type NotedError = { error: unknown; at: number };

/** Limits the errors of a page that fails with each mouse movement. */
const MOST = 20;

const kept: NotedError[] = [];
/** The same error may be reported by each handler that rethrows it. */
const noted = new WeakSet<object>();
let listener: ((one: NotedError) => void) | undefined;

export const noteError = (error: unknown) => {
  if (typeof error === 'object' && error !== null) {
    if (noted.has(error)) return;
    noted.add(error);
  }
  const one = { error, at: Date.now() };
  if (listener) listener(one);
  else if (kept.length < MOST) kept.push(one);
};

/** Reports an error that the user sees in other words, or not at all. */
export const report = (what: string, error: unknown) => {
  console.warn(what, error);
  noteError(error);
};

/** Passes on the errors kept so far and all later ones. */
export const reportErrorsTo = (to: (one: NotedError) => void) => {
  listener = to;
  for (const one of kept.splice(0)) to(one);
};

// A chunk that fails to load fires an event without a message and is retried: see parts.ts.
window.addEventListener('error', ({ error, message }) => message && noteError(error ?? new Error(message)));
window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
