import type { ComponentType } from 'react';
import { createBrowserRouter, matchRoutes, Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { permissions } from '#domain/permissions.ts';
import { currentSession, whyOver } from '#web/auth/session.ts';
import type { EntryState } from '#web/features/sign-in/entry-state.ts';
import { loadSettingsTexts, loadSignedInTexts, loadStepTexts } from '#web/i18n/index.ts';
import { loadPart } from '#web/parts.ts';
import { AnyError } from './any-error.tsx';
import { guarded } from './guarded.ts';
import { comingFrom, LANDING_PAGE } from './origin-page.ts';
import { RequireSession, SignedOut } from './require-session.tsx';

const page =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async () => ({ Component: (await loadPart(load))[name] });

/** What not everybody meets who signs in; their texts come with them. */
const stepPages: RouteObject[] = [
  {
    path: '/signin-continue',
    lazy: page(() => import('#web/features/sign-in/continue-page.tsx'), 'ContinuePage'),
  },
  {
    path: '/sso',
    lazy: page(() => import('#web/features/sign-in/sso-page.tsx'), 'SsoPage'),
  },
  {
    path: '/auth/callback/',
    lazy: page(() => import('#web/features/sign-in/callback-page.tsx'), 'CallbackPage'),
  },
];

const entryPages: RouteObject[] = [
  {
    path: '/signin',
    lazy: page(() => import('#web/features/sign-in/sign-in-page.tsx'), 'SignInPage'),
  },
  {
    path: '/signin-confirm',
    lazy: page(() => import('#web/features/sign-in/new-password-page.tsx'), 'NewPasswordPage'),
  },
  {
    path: '/forgot-password',
    lazy: page(() => import('#web/features/sign-in/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  },
  {
    lazy: async () => {
      await loadStepTexts();
      return { Component: Outlet };
    },
    children: stepPages,
  },
  {
    path: '/unauthorized',
    lazy: page(() => import('#web/features/sign-in/unauthorized-page.tsx'), 'UnauthorizedPage'),
  },
];

const notFound = page(() => import('#web/features/pages/not-found-page.tsx'), 'NotFoundPage');

const settingsPages: RouteObject[] = [
  {
    index: true,
    lazy: page(() => import('#web/features/settings/settings-page.tsx'), 'SettingsPage'),
  },
  {
    path: 'security',
    lazy: page(() => import('#web/features/settings/security-page.tsx'), 'SecurityPage'),
  },
  {
    path: 'password',
    lazy: page(() => import('#web/features/settings/change-password-page.tsx'), 'ChangePasswordPage'),
  },
  { path: '*', lazy: notFound },
];

const mainPages: RouteObject[] = [
  { index: true, element: <Navigate to={LANDING_PAGE} replace /> },
  {
    path: '/applications',
    ...guarded(permissions.readObjects),
    lazy: async () => {
      const [{ ApplicationsPage }, { beginApplications }] = await Promise.all([
        loadPart(() => import('#web/features/applications/applications-page.tsx')),
        loadPart(() => import('#web/features/applications/begin-list.ts')),
      ]);
      return { Component: ApplicationsPage, loader: beginApplications };
    },
  },
  {
    path: '/applications/detail/:applicationId',
    ...guarded(permissions.readObjects),
    lazy: page(() => import('#web/features/applications/application-detail-page.tsx'), 'ApplicationDetailPage'),
  },
  {
    path: '/vendors',
    ...guarded(permissions.readObjects),
    lazy: async () => {
      const [{ VendorsPage }, { beginVendors }] = await Promise.all([
        loadPart(() => import('#web/features/vendors/vendors-page.tsx')),
        loadPart(() => import('#web/features/vendors/begin-list.ts')),
      ]);
      return { Component: VendorsPage, loader: beginVendors };
    },
  },
  {
    path: '/vendors/detail/:vendorId',
    ...guarded(permissions.readObjects),
    lazy: page(() => import('#web/features/vendors/vendor-detail-page.tsx'), 'VendorDetailPage'),
  },
  {
    path: '/settings',
    lazy: async () => {
      const [{ SettingsFrame }] = await Promise.all([
        loadPart(() => import('#web/features/settings/settings-frame.tsx')),
        loadSettingsTexts(),
      ]);
      return { Component: SettingsFrame };
    },
    children: settingsPages,
  },
  {
    path: '/limited-access',
    lazy: page(() => import('#web/features/pages/limited-access-page.tsx'), 'LimitedAccessPage'),
  },
  {
    path: '*',
    lazy: notFound,
  },
];

const mainLayout = async () => {
  const [{ MainPages, knowUser }] = await Promise.all([
    loadPart(() => import('./main-pages.tsx')),
    loadSignedInTexts(),
  ]);
  return { Component: MainPages, loader: knowUser };
};

const publicRoutes: RouteObject[] = [
  {
    lazy: page(() => import('./entry-layout/entry-layout.tsx'), 'EntryLayout'),
    children: entryPages,
  },
  {
    path: '/terms-of-use',
    lazy: page(() => import('#web/features/pages/document-page.tsx'), 'TermsPage'),
  },
  {
    path: '/privacy-policy',
    lazy: page(() => import('#web/features/pages/document-page.tsx'), 'PrivacyPage'),
  },
  {
    path: '/undo-email-change',
    lazy: async () => {
      await loadStepTexts();
      return page(() => import('#web/features/sign-in/undo-email-page.tsx'), 'UndoEmailPage')();
    },
  },
  { path: '/auth/signout/', Component: SignedOut },
];

/** The router loads all that an address needs before it shows any of it: whoever is not signed in is spared that. */
const beginAtSignIn = () => {
  // Under `usr` the router keeps the state of a location.
  const state = { usr: { ...comingFrom(window.location), notice: whyOver() } satisfies EntryState };
  window.history.replaceState(state, '', '/signin');
};

/** Once all that the first page is made of is there. */
export const makeRouter = async () => {
  if (currentSession() !== 'signed-in' && !matchRoutes(publicRoutes, window.location)) beginAtSignIn();
  const router = createBrowserRouter([
    {
      ErrorBoundary: AnyError,
      children: [...publicRoutes, { Component: RequireSession, children: [{ lazy: mainLayout, children: mainPages }] }],
    },
  ]);
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = router.subscribe(({ initialized }) => initialized && resolve());
  if (!router.state.initialized) await promise;
  stop();
  return router;
};
