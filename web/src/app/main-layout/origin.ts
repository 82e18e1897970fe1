import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** Where somebody came from, carried along so that the back button can take them there. */
export type Origin = { pathname: string; search: string; state: unknown; index?: number };

/** The router numbers the entries of the history, from the one at which the product was opened. */
const indexOfEntry = () => {
  const entry: unknown = window.history.state;
  return typeof entry === 'object' && entry !== null && 'idx' in entry ? Number(entry.idx) : 0;
};

/** The path of each entry that was shown since the product was loaded. */
const paths = new Map<number, string>();

export const rememberPath = (pathname: string) => {
  paths.set(indexOfEntry(), pathname);
};

/** The path of the entry before this one, where that is another page than a part of the same. */
export const previousPath = (pathname: string): string | undefined => {
  const previous = paths.get(indexOfEntry() - 1);
  return previous === undefined || pageOf(previous) === pageOf(pathname) ? undefined : previous;
};

/** `/applications/detail/{id}` of any of its tabs. */
const pageOf = (pathname: string) => pathname.split('/').slice(0, 4).join('/');

const isOrigin = (value: unknown): value is Origin =>
  typeof value === 'object' && value !== null && 'pathname' in value && 'search' in value;

export const originOf = (location: Location): Origin | undefined => {
  const state: unknown = location.state;
  if (typeof state !== 'object' || state === null || !('origin' in state)) return undefined;
  return isOrigin(state.origin) ? state.origin : undefined;
};

/** For the `state` of a link: this page, to come back to as it is now. */
export const useOriginState = (): { origin: Origin } => {
  const { pathname, search, state } = useLocation();
  return { origin: { pathname, search, state, index: indexOfEntry() } };
};

/** Leads to where somebody came from: to that very entry of the history where it is known, as they left it. */
export const useReturn = () => {
  const navigate = useNavigate();
  return ({ pathname, search, state, index = Number.POSITIVE_INFINITY }: Origin) => {
    const steps = index - indexOfEntry();
    return steps < 0 ? navigate(steps) : navigate(pathname + search, { state });
  };
};
