import type { RouteObject } from 'react-router-dom';
import { permissions } from '#domain/permissions.ts';
import { guarded } from '#web/routing/guarded.ts';
import { page, withTexts } from '#web/routing/page.ts';

export const companyRoutes: RouteObject[] = [
  {
    path: '/manage-company',
    ...guarded(permissions.administer),
    lazy: withTexts(
      ['admin', 'trail'],
      page(() => import('./company-page.tsx'), 'CompanyPage'),
    ),
  },
];
