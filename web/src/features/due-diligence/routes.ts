import type { RouteObject } from 'react-router-dom';
import { page, withTexts } from '#web/routing/page.ts';

/** Where a link leads that a vendor was given: for whoever has one, signed in or not. */
export const dueDiligenceRoutes: RouteObject[] = [
  {
    path: '/due-diligence',
    lazy: withTexts(
      ['signedIn', 'intake', 'diligence'],
      page(() => import('./due-diligence-page.tsx'), 'DueDiligencePage'),
    ),
  },
];
