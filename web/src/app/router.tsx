/** The pages without sign-in, and on demand the pages after it. */
import {
  createBrowserRouter,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom';
import { currentSession, whyOver } from '#web/auth/session.ts';
import { dueDiligenceRoutes } from '#web/features/due-diligence/routes.ts';
import { documentRoutes } from '#web/features/pages/routes.ts';
import { sharedDocumentRoutes } from '#web/features/shared-document/routes.ts';
import type { EntryState } from '#web/features/sign-in/entry-state.ts';
import { mailRoutes, signInRoutes } from '#web/features/sign-in/routes.ts';
import { loadPart } from '#web/parts.ts';
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
  ...sharedDocumentRoutes,
  { path: '/auth/signout/', Component: SignedOut },
];

/** The router loads every module of an address first, so visitors without a session start at the sign-in page. */
const beginAtSignIn = () => {
  // The router keeps the location state under `usr`.
  const state = { usr: { ...comingFrom(window.location), notice: whyOver() } satisfies EntryState };
  window.history.replaceState(state, '', '/signin');
};

const SIGNED_IN = 'signed-in';

/** Called for addresses that no known route matches exactly. The router ignores routes that it already has. */
const addSignedInRoutes: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  const { signedInRoutes } = await loadPart(() => import('./signed-in-routes.ts'));
  patch(SIGNED_IN, signedInRoutes);
};

/** Resolves once the modules of the first page are loaded. */
export const makeRouter = async () => {
  if (currentSession() !== 'signed-in' && !matchRoutes(publicRoutes, window.location)) beginAtSignIn();
  const router = createBrowserRouter(
    [{ ErrorBoundary: AnyError, children: [...publicRoutes, { id: SIGNED_IN, Component: RequireSession }] }],
    { patchRoutesOnNavigation: addSignedInRoutes },
  );
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = router.subscribe(({ initialized }) => initialized && resolve());
  if (!router.state.initialized) await promise;
  stop();
  return router;
};
