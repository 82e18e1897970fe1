/** The pages after sign-in, loaded with the first of them, so that the sign-in page does not load their list. */
import type { RouteObject } from 'react-router-dom';
import { apiAccessRoutes } from '#web/features/api-access/routes.ts';
import { applicationRoutes } from '#web/features/applications/routes.ts';
import { companyRoutes } from '#web/features/company/routes.ts';
import { dashboardRoutes } from '#web/features/dashboard/routes.ts';
import { directoryRoutes } from '#web/features/directory/routes.ts';
import { viewerRoutes } from '#web/features/document-viewer/routes.ts';
import { evidenceRoutes } from '#web/features/evidence/routes.ts';
import { exportRoutes } from '#web/features/exports/routes.ts';
import { frameworkRoutes } from '#web/features/frameworks/routes.ts';
import { importRoutes } from '#web/features/imports/routes.ts';
import { modelRoutes } from '#web/features/models/routes.ts';
import { myWorkRoutes } from '#web/features/my-work/routes.ts';
import { limitedAccessRoute } from '#web/features/pages/routes.ts';
import { peopleRoutes } from '#web/features/people/routes.ts';
import { policyRoutes } from '#web/features/policies/routes.ts';
import { resourceGroupRoutes } from '#web/features/resource-groups/routes.ts';
import { riskRoutes } from '#web/features/risk-register/routes.ts';
import { settingsRoutes } from '#web/features/settings/routes.ts';
import { testingRoutes } from '#web/features/testing/routes.ts';
import { vendorRoutes } from '#web/features/vendors/routes.ts';
import { webhookRoutes } from '#web/features/webhooks/routes.ts';
import { loadTexts } from '#web/i18n/index.ts';
import { loadPart } from '#web/parts.ts';
import { notFound } from '#web/routing/not-found.ts';

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
  ...riskRoutes,
  ...policyRoutes,
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

export const signedInRoutes: RouteObject[] = [
  { lazy: wholeScreen, children: viewerRoutes },
  { lazy: mainLayout, children: mainRoutes },
];
