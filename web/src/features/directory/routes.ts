import type { RouteObject } from 'react-router-dom';
import { permissions } from '#domain/permissions.ts';
import { guarded } from '#web/routing/guarded.ts';
import { page, withTexts } from '#web/routing/page.ts';

export const directoryRoutes: RouteObject[] = [
  {
    path: '/manage-users/directory',
    ...guarded(permissions.administer),
    lazy: withTexts(
      'admin',
      page(() => import('./directory-page.tsx'), 'DirectoryPage'),
    ),
  },
];
