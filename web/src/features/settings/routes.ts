import type { RouteObject } from 'react-router-dom';
import { notFound } from '#web/routing/not-found.ts';
import { page, withTexts } from '#web/routing/page.ts';

export const settingsRoutes: RouteObject[] = [
  {
    path: '/settings',
    lazy: withTexts(['settings', 'steps'], async () => ({})),
    children: [
      { index: true, lazy: page(() => import('./settings-page.tsx'), 'SettingsPage') },
      { path: 'security', lazy: page(() => import('./security-page.tsx'), 'SecurityPage') },
      { path: 'password', lazy: page(() => import('./password/change-password-page.tsx'), 'ChangePasswordPage') },
      notFound,
    ],
  },
];
