import type { RouteObject } from 'react-router-dom';
import { hasCompanyReviewerAccess, permissions } from '#domain/permissions.ts';
import { guarded } from '#web/routing/guarded.ts';
import { page, withTexts } from '#web/routing/page.ts';

export const frameworkRoutes: RouteObject[] = [
  {
    path: '/frameworks',
    ...guarded(permissions.readFrameworks, hasCompanyReviewerAccess),
    lazy: withTexts(
      'frameworks',
      page(() => import('./frameworks-page.tsx'), 'FrameworksPage'),
    ),
  },
  {
    path: '/frameworks/new',
    ...guarded(permissions.readFrameworks, hasCompanyReviewerAccess),
    lazy: withTexts(
      'frameworks',
      page(() => import('./own/own-framework-page.tsx'), 'NewOwnFrameworkPage'),
    ),
  },
  {
    path: '/frameworks/:frameworkId/edit',
    ...guarded(permissions.readFrameworks, hasCompanyReviewerAccess),
    lazy: withTexts(
      'frameworks',
      page(() => import('./own/own-framework-page.tsx'), 'EditOwnFrameworkPage'),
    ),
  },
  {
    path: '/frameworks/:frameworkId',
    ...guarded(permissions.readFrameworks, hasCompanyReviewerAccess),
    lazy: withTexts(
      'frameworks',
      page(() => import('./framework-page.tsx'), 'FrameworkPage'),
    ),
  },
];
