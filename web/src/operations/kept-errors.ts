/**
 * Errors from the very first on, kept for whoever reports them, who is fetched long after. It is part of what begins every
 * page, so it needs nothing.
 */
export type NotedError = { error: unknown; at: number };

/** A page that goes wrong with each move of the mouse has said enough by then. */
const MOST = 20;

const kept: NotedError[] = [];
/** One is thrown on by whoever met it first. */
const noted = new WeakSet<object>();
let report: ((one: NotedError) => void) | undefined;

export const noteError = (error: unknown) => {
  if (typeof error === 'object' && error !== null) {
    if (noted.has(error)) return;
    noted.add(error);
  }
  const one = { error, at: Date.now() };
  if (report) report(one);
  else if (kept.length < MOST) kept.push(one);
};

/** Those from before, and from now on all. */
export const reportErrorsTo = (to: (one: NotedError) => void) => {
  report = to;
  for (const one of kept.splice(0)) to(one);
};

// A part that could not be fetched is an event of another kind, and waited for: see parts.ts.
window.addEventListener('error', ({ error, message }) => message && noteError(error ?? new Error(message)));
window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
