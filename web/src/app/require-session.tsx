import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '#web/auth/session.ts';
import { comingFrom } from './origin-page.ts';

/** Whoever is not signed in goes to the sign-in page, and comes back from there. */
export const RequireSession = () => {
  const session = useSession();
  const location = useLocation();
  if (session === 'signed-in') return <Outlet />;
  return <Navigate to="/signin" replace state={session === 'left' ? undefined : comingFrom(location)} />;
};
