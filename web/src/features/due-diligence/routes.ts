import type { RouteObject } from 'react-router-dom';
import { page, withTexts } from '#web/routing/page.ts';

/** The page of a vendor's link, open with or without an account. */
export const dueDiligenceRoutes: RouteObject[] = [
  {
    path: '/due-diligence',
    lazy: withTexts(
      ['signedIn', 'intake', 'diligence'],
      page(() => import('./due-diligence-page.tsx'), 'DueDiligencePage'),
    ),
  },
];
