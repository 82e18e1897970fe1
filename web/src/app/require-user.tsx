/** Protects pages: requires a known user with a role, and the roles of the page. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useMatches } from 'react-router-dom';
import type { CurrentUser } from '#domain/people/user.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { currentUserQuery, isUnauthorized } from '#web/features/current-user/queries.ts';
import { ViewingBar } from '#web/features/viewing/viewing-bar.tsx';
import { isGuarded } from '#web/routing/guarded.ts';
import { LANDING_PAGE } from './origin-page.ts';
import { QUARTER_MINUTE, TWO_MINUTES } from './query-client.ts';
import { UserFailed } from './user-failed.tsx';
import { Waiting } from './waiting.tsx';

const LIMITED = '/limited-access';

/** Every user may open their own settings. */
const isSettings = (pathname: string) => /^\/settings(\/|$)/.test(pathname);
/** Every user may download the file with their own personal data. */
const isFile = (pathname: string) => pathname.startsWith('/exports/');
const needsNoRole = (pathname: string) => pathname === LIMITED || isSettings(pathname) || isFile(pathname);

type RequireRoleProps = { user: CurrentUser; children: ReactNode };

const RequireRole = ({ user, children }: RequireRoleProps) => {
  const { pathname } = useLocation();
  const viewing = useViewing();
  const guards = useMatches()
    .map(({ handle }) => handle)
    .filter(isGuarded);
  if (user.roles.length === 0 && !needsNoRole(pathname)) return <Navigate to={LIMITED} replace />;
  if (user.roles.length > 0 && pathname === LIMITED) return <Navigate to={LANDING_PAGE} replace />;
  if (viewing && isSettings(pathname)) return <Navigate to="/not-found" replace />;
  if (!guards.every(({ allowed }) => allowed(user.roles))) return <Navigate to="/not-found" replace />;
  return children;
};

export const RequireUser = ({ children }: { children: ReactNode }) => {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const {
    data: user,
    error,
    refetch,
  } = useQuery({
    ...currentUserQuery,
    // Users without a role see a new role soon.
    refetchInterval: pathname === LIMITED ? QUARTER_MINUTE : TWO_MINUTES,
  });
  // Each navigation refreshes the roles.
  // biome-ignore lint/correctness/useExhaustiveDependencies: pathname triggers the effect on navigation
  useEffect(() => {
    if (!client.getQueryData(currentUserQuery.queryKey)) return;
    void client.prefetchQuery({ ...currentUserQuery, staleTime: QUARTER_MINUTE });
  }, [client, pathname]);
  if (isUnauthorized(error)) return <Navigate to="/unauthorized" replace />;
  if (user) return <RequireRole user={user}>{children}</RequireRole>;
  if (!error) return <Waiting />;
  return (
    <main className="user-failed">
      <ViewingBar />
      <UserFailed onRetry={refetch} />
    </main>
  );
};
