import type { RouteObject } from 'react-router-dom';
import { hasCompanyReviewerAccess, permissions } from '#domain/permissions.ts';
import { guarded } from '#web/routing/guarded.ts';
import { pageWithData, withTexts } from '#web/routing/page.ts';

export const evidenceRoutes: RouteObject[] = [
  {
    path: '/frameworks/evidence',
    ...guarded(permissions.readFrameworks, hasCompanyReviewerAccess),
    lazy: withTexts(
      'controls',
      pageWithData(
        () => import('./register-page.tsx'),
        'RegisterPage',
        () => import('./queries.ts'),
        'beginEvidence',
      ),
    ),
  },
];
