import type { RouteObject } from 'react-router-dom';
import { notFound } from '#web/routing/not-found.ts';
import { page, withTexts } from '#web/routing/page.ts';

export const settingsRoutes: RouteObject[] = [
  {
    path: '/settings',
    lazy: withTexts(['settings', 'steps'], async () => ({})),
    children: [
      {
        lazy: page(() => import('./settings-layout.tsx'), 'SettingsLayout'),
        children: [
          { index: true, lazy: page(() => import('./profile/profile-page.tsx'), 'ProfilePage') },
          { path: 'appearance', lazy: page(() => import('./appearance-page.tsx'), 'AppearancePage') },
          {
            path: 'notifications',
            lazy: page(() => import('./notifications/notifications-page.tsx'), 'NotificationsPage'),
          },
          { path: 'calendar', lazy: page(() => import('./calendar/calendar-page.tsx'), 'CalendarPage') },
          { path: 'security', lazy: page(() => import('./security-page.tsx'), 'SecurityPage') },
          { path: 'your-data', lazy: page(() => import('./own-data-page.tsx'), 'OwnDataPage') },
        ],
      },
      { path: 'password', lazy: page(() => import('./password/change-password-page.tsx'), 'ChangePasswordPage') },
      notFound,
    ],
  },
];
