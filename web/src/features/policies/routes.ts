import type { RouteObject } from 'react-router-dom';
import { permissions } from '#domain/permissions.ts';
import { guarded } from '#web/routing/guarded.ts';
import { page, pageWithData, withTexts } from '#web/routing/page.ts';

export const policyRoutes: RouteObject[] = [
  {
    path: '/policies',
    ...guarded(permissions.readObjects),
    lazy: withTexts(
      'policies',
      pageWithData(
        () => import('./policies-page.tsx'),
        'PoliciesPage',
        () => import('./queries.ts'),
        'beginPolicies',
      ),
    ),
  },
  {
    path: '/policies/detail/:policyId',
    ...guarded(permissions.readObjects),
    lazy: withTexts(
      'policies',
      page(() => import('./policy-detail-page.tsx'), 'PolicyDetailPage'),
    ),
  },
];
