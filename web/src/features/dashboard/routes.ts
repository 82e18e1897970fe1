import type { RouteObject } from 'react-router-dom';
import { permissions } from '#domain/permissions.ts';
import { guarded } from '#web/routing/guarded.ts';
import { pageWithData, withTexts } from '#web/routing/page.ts';

const dashboard = {
  ...guarded(permissions.readObjects),
  lazy: withTexts(
    ['dashboard', 'vendors', 'work'],
    pageWithData(
      () => import('./dashboard-page.tsx'),
      'DashboardPage',
      () => import('./queries.ts'),
      'beginMetrics',
    ),
  ),
};

export const dashboardRoutes: RouteObject[] = [
  { index: true, ...dashboard },
  { path: '/dashboard', ...dashboard },
];
