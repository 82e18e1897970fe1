import type { RouteObject } from 'react-router-dom';
import { permissions } from '#domain/permissions.ts';
import { guarded } from '#web/routing/guarded.ts';
import { page, withTexts } from '#web/routing/page.ts';

export const importRoutes: RouteObject[] = [
  {
    path: '/applications/import',
    ...guarded(permissions.editObjects),
    lazy: withTexts(
      'imports',
      page(() => import('./import-page.tsx'), 'ImportApplications'),
    ),
  },
  {
    path: '/vendors/import',
    ...guarded(permissions.editObjects),
    lazy: withTexts(
      'imports',
      page(() => import('./import-page.tsx'), 'ImportVendors'),
    ),
  },
];
