import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession, whyOver } from '#web/auth/session.ts';
import type { EntryState } from '#web/features/sign-in/entry-state.ts';
import { comingFrom, rememberedPage } from './origin-page.ts';
import { Waiting } from './waiting.tsx';

/** Whoever is not signed in goes to the sign-in page, which says why, and comes back from there. */
export const RequireSession = () => {
  const session = useSession();
  const location = useLocation();
  if (session === 'signed-in') return <Outlet />;
  if (session === 'ending') return <Waiting />;
  // After a sign-out by one's own wish, the next to sign in may be somebody else.
  const page = session === 'left' ? undefined : comingFrom(location);
  return <Navigate to="/signin" replace state={{ ...page, notice: whyOver() } satisfies EntryState} />;
};

/** Where the hosted login sends those to who were signed out of it, too. */
export const SignedOut = () => {
  const notice = whyOver();
  const page = notice === 'idle' ? rememberedPage() : undefined;
  return <Navigate to="/signin" replace state={{ ...page, notice } satisfies EntryState} />;
};
