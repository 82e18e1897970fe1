import type { RouteObject } from 'react-router-dom';
import { permissions } from '#domain/permissions.ts';
import { guarded } from '#web/routing/guarded.ts';
import { page, pageWithData, withTexts } from '#web/routing/page.ts';

export const peopleRoutes: RouteObject[] = [
  {
    path: '/manage-users',
    ...guarded(permissions.administer),
    lazy: withTexts(
      'admin',
      pageWithData(
        () => import('./users-page.tsx'),
        'UsersPage',
        () => import('./queries.ts'),
        'beginUsers',
      ),
    ),
  },
  {
    path: '/manage-users/invitations',
    ...guarded(permissions.administer),
    lazy: withTexts(
      ['admin', 'headedFile'],
      page(() => import('./invitations-page.tsx'), 'InvitationsPage'),
    ),
  },
  {
    path: '/manage-users/:userId',
    ...guarded(permissions.administer),
    lazy: withTexts(
      ['admin', 'trail'],
      page(() => import('./user-page.tsx'), 'UserPage'),
    ),
  },
];
