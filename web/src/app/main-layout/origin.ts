import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** The page that the user came from, carried in the location state for the back button. */
export type Origin = { pathname: string; search: string; state: unknown; index?: number };

/** The router numbers the history entries from the first one of this page load. */
const indexOfEntry = () => {
  const entry: unknown = window.history.state;
  return typeof entry === 'object' && entry !== null && 'idx' in entry ? Number(entry.idx) : 0;
};

/** The path of each history entry shown since the page load. */
const paths = new Map<number, string>();

export const rememberPath = (pathname: string) => {
  paths.set(indexOfEntry(), pathname);
};

/** The path of the previous entry, unless it is part of the same page. */
export const previousPath = (pathname: string): string | undefined => {
  const previous = paths.get(indexOfEntry() - 1);
  return previous === undefined || pageOf(previous) === pageOf(pathname) ? undefined : previous;
};

/** `/applications/detail/{id}` for all of its tabs. */
const pageOf = (pathname: string) => pathname.split('/').slice(0, 4).join('/');

const isOrigin = (value: unknown): value is Origin =>
  typeof value === 'object' && value !== null && 'pathname' in value && 'search' in value;

export const originOf = (location: Location): Origin | undefined => {
  const state: unknown = location.state;
  if (typeof state !== 'object' || state === null || !('origin' in state)) return undefined;
  return isOrigin(state.origin) ? state.origin : undefined;
};

/** For the `state` of a link: this page in its current state. */
export const useOriginState = (): { origin: Origin } => {
  const { pathname, search, state } = useLocation();
  return { origin: { pathname, search, state, index: indexOfEntry() } };
};

/** Returns to the origin: to its history entry if known, so that the page is as the user left it. */
export const useReturn = () => {
  const navigate = useNavigate();
  return ({ pathname, search, state, index = Number.POSITIVE_INFINITY }: Origin) => {
    const steps = index - indexOfEntry();
    return steps < 0 ? navigate(steps) : navigate(pathname + search, { state });
  };
};
