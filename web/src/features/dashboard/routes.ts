import type { RouteObject } from 'react-router-dom';
import { permissions } from '#domain/permissions.ts';
import { guarded } from '#web/routing/guarded.ts';
import { page, pageWithData, withTexts } from '#web/routing/page.ts';

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
  {
    path: '/board-report',
    ...guarded(permissions.readObjects),
    lazy: withTexts(
      ['dashboard', 'board'],
      page(() => import('./board/board-report-page.tsx'), 'BoardReportPage'),
    ),
  },
];
