import type { RouteObject } from 'react-router-dom';
import { page } from './page.ts';

/** Beside other routes: every address that none of them is for. */
export const notFound: RouteObject = {
  path: '*',
  lazy: page(() => import('#web/features/pages/not-found-page.tsx'), 'NotFoundPage'),
};
