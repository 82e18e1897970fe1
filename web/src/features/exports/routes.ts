import type { RouteObject } from 'react-router-dom';
import { permissions } from '#domain/permissions.ts';
import { guarded } from '#web/routing/guarded.ts';
import { page } from '#web/routing/page.ts';

export const exportRoutes: RouteObject[] = [
  {
    path: '/exports/:exportId',
    ...guarded(permissions.readObjects),
    lazy: page(() => import('./export-page.tsx'), 'ExportPage'),
  },
];
