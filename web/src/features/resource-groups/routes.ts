import type { RouteObject } from 'react-router-dom';
import { permissions } from '#domain/permissions.ts';
import { guarded } from '#web/routing/guarded.ts';
import { page, pageWithData, withTexts } from '#web/routing/page.ts';

export const resourceGroupRoutes: RouteObject[] = [
  {
    path: '/application-groups',
    ...guarded(permissions.administer),
    lazy: withTexts(
      'admin',
      pageWithData(
        () => import('./groups-page.tsx'),
        'GroupsPage',
        () => import('./queries.ts'),
        'beginGroups',
      ),
    ),
  },
  {
    path: '/application-groups/:groupId',
    ...guarded(permissions.administer),
    lazy: withTexts(
      'admin',
      page(() => import('./group-detail-page.tsx'), 'GroupDetailPage'),
    ),
  },
];
