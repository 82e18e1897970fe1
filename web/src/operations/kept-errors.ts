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
let tell: ((one: NotedError) => void) | undefined;

export const noteError = (error: unknown) => {
  if (typeof error === 'object' && error !== null) {
    if (noted.has(error)) return;
    noted.add(error);
  }
  const one = { error, at: Date.now() };
  if (tell) tell(one);
  else if (kept.length < MOST) kept.push(one);
};

/** What its reader is told in other words, or nothing of. */
export const report = (what: string, error: unknown) => {
  console.warn(what, error);
  noteError(error);
};

/** Those from before, and from now on all. */
export const reportErrorsTo = (to: (one: NotedError) => void) => {
  tell = to;
  for (const one of kept.splice(0)) to(one);
};

// A part that could not be fetched is an event of another kind, and waited for: see parts.ts.
window.addEventListener('error', ({ error, message }) => message && noteError(error ?? new Error(message)));
window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
