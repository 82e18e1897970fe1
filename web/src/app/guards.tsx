/** Who may see what is inside: somebody signed in, who has a role, and the role that the page asks for. */
import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import type { Role } from '#domain/enumerations.ts';
import { holds } from '#domain/permissions.ts';
import type { CurrentUser } from '#domain/user.ts';
import { useSession } from '#web/auth/session.ts';
import { currentUserQuery, isUnauthorized } from '#web/features/current-user/queries.ts';
import { comingFrom } from './origin-page.ts';
import { UserFailed } from './user-failed.tsx';
import { Waiting } from './waiting.tsx';

/** For the `handle` of a route: the roles that may open it. */
export type Guarded = { allow: readonly Role[] };

const WITHOUT_ROLE = ['/limited-access', '/settings'];

const isGuarded = (handle: unknown): handle is Guarded =>
  typeof handle === 'object' && handle !== null && 'allow' in handle;

const RequireRole = ({ user }: { user: CurrentUser }) => {
  const { pathname } = useLocation();
  const guards = useMatches()
    .map(({ handle }) => handle)
    .filter(isGuarded);
  if (user.roles.length === 0 && !WITHOUT_ROLE.includes(pathname)) return <Navigate to="/limited-access" replace />;
  if (!guards.every(({ allow }) => holds(user.roles, allow))) return <Navigate to="/not-found" replace />;
  return <Outlet />;
};

const RequireKnownUser = () => {
  const { data: user, error, refetch } = useQuery(currentUserQuery);
  if (isUnauthorized(error)) return <Navigate to="/unauthorized" replace />;
  if (user) return <RequireRole user={user} />;
  if (!error) return <Waiting />;
  return (
    <main className="user-failed">
      <UserFailed onRetry={refetch} />
    </main>
  );
};

export const RequireUser = () => {
  const session = useSession();
  const location = useLocation();
  if (session === 'signed-in') return <RequireKnownUser />;
  return <Navigate to="/signin" replace state={session === 'left' ? undefined : comingFrom(location)} />;
};
