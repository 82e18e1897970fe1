import { type Location, useLocation } from 'react-router-dom';

/** Where somebody came from, carried along so that the back button can take them there. */
export type Origin = { pathname: string; search: string; state: unknown };

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
  return { origin: { pathname, search, state } };
};
