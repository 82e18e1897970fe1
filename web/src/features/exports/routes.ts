import type { RouteObject } from 'react-router-dom';
import { page } from '#web/routing/page.ts';

export const exportRoutes: RouteObject[] = [
  {
    path: '/exports/:exportId',
    lazy: page(() => import('./export-page.tsx'), 'ExportPage'),
  },
];
