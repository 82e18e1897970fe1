import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { permissions } from '#domain/permissions.ts';
import { ErrorPage } from '#web/features/pages/error-page.tsx';
import { loadComponentTexts } from '#web/i18n/component-texts.ts';
import { languageShown } from '#web/i18n/index.ts';
import { type Guarded, RequireUser } from './guards.tsx';
import { LANDING_PAGE } from './origin-page.ts';
import { Waiting } from './waiting.tsx';

const guarded = (allow: Guarded['allow']) => ({ handle: { allow } satisfies Guarded });

const entryPages: RouteObject[] = [
  {
    path: '/signin',
    lazy: async () => ({ Component: (await import('#web/features/sign-in/sign-in-page.tsx')).SignInPage }),
  },
  {
    path: '/signin-confirm',
    lazy: async () => ({ Component: (await import('#web/features/sign-in/new-password-page.tsx')).NewPasswordPage }),
  },
  {
    path: '/forgot-password',
    lazy: async () => ({
      Component: (await import('#web/features/sign-in/forgot-password-page.tsx')).ForgotPasswordPage,
    }),
  },
  {
    path: '/unauthorized',
    lazy: async () => ({ Component: (await import('#web/features/sign-in/unauthorized-page.tsx')).UnauthorizedPage }),
  },
];

const mainPages: RouteObject[] = [
  { index: true, element: <Navigate to={LANDING_PAGE} replace /> },
  {
    path: '/applications',
    ...guarded(permissions.readObjects),
    lazy: async () => ({
      Component: (await import('#web/features/applications/applications-page.tsx')).ApplicationsPage,
    }),
  },
  {
    path: '/applications/detail/:applicationId',
    ...guarded(permissions.readObjects),
    lazy: async () => ({
      Component: (await import('#web/features/applications/application-detail-page.tsx')).ApplicationDetailPage,
    }),
  },
  {
    path: '/settings',
    lazy: async () => ({ Component: (await import('#web/features/settings/settings-page.tsx')).SettingsPage }),
  },
  {
    path: '/limited-access',
    lazy: async () => ({ Component: (await import('#web/features/pages/limited-access-page.tsx')).LimitedAccessPage }),
  },
  {
    path: '*',
    lazy: async () => ({ Component: (await import('#web/features/pages/not-found-page.tsx')).NotFoundPage }),
  },
];

const mainLayout = async () => {
  const [{ MainPages }] = await Promise.all([import('./main-pages.tsx'), loadComponentTexts(languageShown())]);
  return { Component: MainPages };
};

export const makeRouter = () =>
  createBrowserRouter([
    {
      ErrorBoundary: ErrorPage,
      HydrateFallback: Waiting,
      children: [
        {
          lazy: async () => ({ Component: (await import('./entry-layout/entry-layout.tsx')).EntryLayout }),
          children: entryPages,
        },
        { path: '/auth/callback/', element: <Navigate to="/" replace /> },
        { path: '/auth/signout/', element: <Navigate to="/signin" replace /> },
        { Component: RequireUser, children: [{ lazy: mainLayout, children: mainPages }] },
      ],
    },
  ]);
