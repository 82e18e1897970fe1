import type { RouteObject } from 'react-router-dom';
import { permissions } from '#domain/permissions.ts';
import { guarded } from '#web/routing/guarded.ts';
import { page, pageWithData, withTexts } from '#web/routing/page.ts';

export const apiAccessRoutes: RouteObject[] = [
  {
    path: '/api-access',
    ...guarded(permissions.administer),
    lazy: withTexts(
      'admin',
      pageWithData(
        () => import('./api-access-page.tsx'),
        'ApiAccessPage',
        () => import('./queries.ts'),
        'beginClients',
      ),
    ),
  },
  {
    path: '/api-access/reference',
    ...guarded(permissions.administer),
    lazy: withTexts(
      'admin',
      page(() => import('./reference/reference-page.tsx'), 'ReferencePage'),
    ),
  },
  {
    path: '/api-access/:clientId',
    ...guarded(permissions.administer),
    lazy: withTexts(
      'admin',
      page(() => import('./client-page.tsx'), 'ClientPage'),
    ),
  },
];
