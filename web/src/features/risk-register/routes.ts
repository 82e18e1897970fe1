import type { RouteObject } from 'react-router-dom';
import { permissions } from '#domain/permissions.ts';
import { guarded } from '#web/routing/guarded.ts';
import { page, pageWithData, withTexts } from '#web/routing/page.ts';

export const riskRoutes: RouteObject[] = [
  {
    path: '/risks',
    ...guarded(permissions.readObjects),
    lazy: withTexts(
      'register',
      pageWithData(
        () => import('./risks-page.tsx'),
        'RisksPage',
        () => import('./queries.ts'),
        'beginRisks',
      ),
    ),
  },
  {
    path: '/risks/detail/:riskId',
    ...guarded(permissions.readObjects),
    lazy: withTexts(
      'register',
      page(() => import('./risk-detail-page.tsx'), 'RiskDetailPage'),
    ),
  },
];
