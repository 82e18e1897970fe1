import { Outlet, type RouteObject } from 'react-router-dom';
import { page, pageWithData, withTexts } from '#web/routing/page.ts';

/** Steps that only some sign-ins need. */
const stepRoutes: RouteObject[] = [
  { path: '/signin-continue', lazy: page(() => import('./continue-page.tsx'), 'ContinuePage') },
  { path: '/sso', lazy: page(() => import('./sso-page.tsx'), 'SsoPage') },
  { path: '/auth/callback/', lazy: page(() => import('./callback-page.tsx'), 'CallbackPage') },
];

export const signInRoutes: RouteObject[] = [
  { path: '/signin', lazy: page(() => import('./sign-in-page.tsx'), 'SignInPage') },
  { path: '/signin-confirm', lazy: page(() => import('./new-password-page.tsx'), 'NewPasswordPage') },
  { path: '/forgot-password', lazy: page(() => import('./forgot-password-page.tsx'), 'ForgotPasswordPage') },
  { path: '/unauthorized', lazy: page(() => import('./unauthorized-page.tsx'), 'UnauthorizedPage') },
  { lazy: withTexts('steps', async () => ({ Component: Outlet })), children: stepRoutes },
];

/** Targets of links in mails, valid for any session. */
export const mailRoutes: RouteObject[] = [
  {
    path: '/undo-email-change',
    lazy: withTexts(
      'steps',
      page(() => import('./undo-email-page.tsx'), 'UndoEmailPage'),
    ),
  },
  {
    path: '/unsubscribe',
    lazy: withTexts(
      'steps',
      pageWithData(
        () => import('./unsubscribe-page.tsx'),
        'UnsubscribePage',
        () => import('./find-kind.ts'),
        'findKind',
      ),
    ),
  },
];
