/** Combines the routes of the features with their access checks. */
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { currentSession, whyOver } from '#web/auth/session.ts';
import { apiAccessRoutes } from '#web/features/api-access/routes.ts';
import { applicationRoutes } from '#web/features/applications/routes.ts';
import { companyRoutes } from '#web/features/company/routes.ts';
import { dashboardRoutes } from '#web/features/dashboard/routes.ts';
import { directoryRoutes } from '#web/features/directory/routes.ts';
import { viewerRoutes } from '#web/features/document-viewer/routes.ts';
import { dueDiligenceRoutes } from '#web/features/due-diligence/routes.ts';
import { evidenceRoutes } from '#web/features/evidence/routes.ts';
import { exportRoutes } from '#web/features/exports/routes.ts';
import { frameworkRoutes } from '#web/features/frameworks/routes.ts';
import { importRoutes } from '#web/features/imports/routes.ts';
import { modelRoutes } from '#web/features/models/routes.ts';
import { myWorkRoutes } from '#web/features/my-work/routes.ts';
import { documentRoutes, limitedAccessRoute } from '#web/features/pages/routes.ts';
import { peopleRoutes } from '#web/features/people/routes.ts';
import { resourceGroupRoutes } from '#web/features/resource-groups/routes.ts';
import { settingsRoutes } from '#web/features/settings/routes.ts';
import type { EntryState } from '#web/features/sign-in/entry-state.ts';
import { mailRoutes, signInRoutes } from '#web/features/sign-in/routes.ts';
import { testingRoutes } from '#web/features/testing/routes.ts';
import { vendorRoutes } from '#web/features/vendors/routes.ts';
import { webhookRoutes } from '#web/features/webhooks/routes.ts';
import { loadTexts } from '#web/i18n/index.ts';
import { loadPart } from '#web/parts.ts';
import { notFound } from '#web/routing/not-found.ts';
import { page } from '#web/routing/page.ts';
import { AnyError } from './any-error.tsx';
import { comingFrom } from './origin-page.ts';
import { RequireSession, SignedOut } from './require-session.tsx';

const publicRoutes: RouteObject[] = [
  {
    lazy: page(() => import('./entry-layout/entry-layout.tsx'), 'EntryLayout'),
    children: signInRoutes,
  },
  ...documentRoutes,
  ...mailRoutes,
  ...dueDiligenceRoutes,
  { path: '/auth/signout/', Component: SignedOut },
];

const mainLayout = async () => {
  const [{ MainPages, knowUser }] = await Promise.all([
    loadPart(() => import('./main-pages.tsx')),
    loadTexts('signedIn'),
  ]);
  return { Component: MainPages, loader: knowUser };
};

const wholeScreen = async () => {
  const [{ WholeScreenPages, knowUser }] = await Promise.all([
    loadPart(() => import('./whole-screen-pages.tsx')),
    loadTexts('signedIn'),
  ]);
  return { Component: WholeScreenPages, loader: knowUser };
};

const mainRoutes: RouteObject[] = [
  ...dashboardRoutes,
  ...myWorkRoutes,
  ...applicationRoutes,
  ...companyRoutes,
  ...importRoutes,
  ...vendorRoutes,
  ...modelRoutes,
  ...apiAccessRoutes,
  ...webhookRoutes,
  ...testingRoutes,
  ...exportRoutes,
  ...evidenceRoutes,
  ...frameworkRoutes,
  ...resourceGroupRoutes,
  ...directoryRoutes,
  ...peopleRoutes,
  ...settingsRoutes,
  limitedAccessRoute,
  notFound,
];

/** The router loads every module of an address first, so visitors without a session start at the sign-in page. */
const beginAtSignIn = () => {
  // The router keeps the location state under `usr`.
  const state = { usr: { ...comingFrom(window.location), notice: whyOver() } satisfies EntryState };
  window.history.replaceState(state, '', '/signin');
};

/** Resolves once the modules of the first page are loaded. */
export const makeRouter = async () => {
  if (currentSession() !== 'signed-in' && !matchRoutes(publicRoutes, window.location)) beginAtSignIn();
  const router = createBrowserRouter([
    {
      ErrorBoundary: AnyError,
      children: [
        ...publicRoutes,
        {
          Component: RequireSession,
          children: [
            { lazy: wholeScreen, children: viewerRoutes },
            { lazy: mainLayout, children: mainRoutes },
          ],
        },
      ],
    },
  ]);
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = router.subscribe(({ initialized }) => initialized && resolve());
  if (!router.state.initialized) await promise;
  stop();
  return router;
};
