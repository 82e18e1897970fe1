/** The page requested before sign-in, carried in the location state. */
import type { Location, Path } from 'react-router-dom';

export const LANDING_PAGE = '/applications';

export type OriginState = { from?: string };

/** Prevents open redirects: only paths of this origin are allowed. */
const isOwnPath = (path: unknown): path is string => {
  if (typeof path !== 'string' || !path.startsWith('/')) return false;
  return (
    URL.canParse(path, window.location.origin) &&
    new URL(path, window.location.origin).origin === window.location.origin
  );
};

/** For the `state` of a link or redirect to the sign-in page. */
export const comingFrom = ({ pathname, search, hash }: Path): OriginState => ({ from: `${pathname}${search}${hash}` });

const LEFT_KEY = 'plumbline.page';

/** Kept in this tab while the hosted login signs the user out. */
export const rememberPage = () => sessionStorage.setItem(LEFT_KEY, comingFrom(window.location).from ?? '');

export const rememberedPage = (): OriginState => ({ from: sessionStorage.getItem(LEFT_KEY) ?? undefined });

export const originPage = ({ state }: Location): string => {
  const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return isOwnPath(from) ? from : LANDING_PAGE;
};
