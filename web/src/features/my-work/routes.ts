import type { RouteObject } from 'react-router-dom';
import { permissions } from '#domain/permissions.ts';
import { guarded } from '#web/routing/guarded.ts';
import { pageWithData, withTexts } from '#web/routing/page.ts';

export const myWorkRoutes: RouteObject[] = [
  {
    path: '/my-work',
    ...guarded(permissions.readObjects),
    lazy: withTexts(
      'work',
      pageWithData(
        () => import('./my-work-page.tsx'),
        'MyWorkPage',
        () => import('./queries.ts'),
        'beginWork',
      ),
    ),
  },
];
