import type { RouteObject } from 'react-router-dom';
import { page } from './page.ts';

/** The fallback of a feature's routes, for unknown addresses. */
export const notFound: RouteObject = {
  path: '*',
  lazy: page(() => import('#web/features/pages/not-found-page.tsx'), 'NotFoundPage'),
};
