import type { RouteObject } from 'react-router-dom';
import { permissions } from '#domain/permissions.ts';
import { guarded } from '#web/routing/guarded.ts';
import { page, withTexts } from '#web/routing/page.ts';
import { resultRoutes } from './results/routes.ts';

export const testingRoutes: RouteObject[] = [
  {
    path: '/application-testing/kit',
    ...guarded(permissions.editObjects),
    lazy: withTexts(
      'testKit',
      page(() => import('./kit/kit-page.tsx'), 'KitPage'),
    ),
  },
  {
    path: '/application-testing/method',
    ...guarded(permissions.readObjects),
    lazy: withTexts(
      ['testing', 'testMethod'],
      page(() => import('./method/method-page.tsx'), 'MethodPage'),
    ),
  },
  ...resultRoutes,
  {
    path: '/application-testing/new/:applicationId',
    ...guarded(permissions.editObjects),
    lazy: withTexts(
      ['documents', 'testing'],
      page(() => import('./new/new-test-page.tsx'), 'NewTestPage'),
    ),
  },
  {
    path: '/application-testing/status-details/:applicationId/:taskId',
    ...guarded(permissions.readObjects),
    lazy: withTexts(
      'testing',
      page(() => import('./status/status-page.tsx'), 'StatusPage'),
    ),
  },
];
