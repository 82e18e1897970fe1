import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession, whyOver } from '#web/auth/session.ts';
import type { EntryState } from '#web/features/sign-in/entry-state.ts';
import { comingFrom, rememberedPage } from './origin-page.ts';
import { Waiting } from './waiting.tsx';

/** Redirects visitors without a session to the sign-in page, which shows the reason and returns them to this page. */
export const RequireSession = () => {
  const session = useSession();
  const location = useLocation();
  if (session === 'signed-in') return <Outlet />;
  if (session === 'ending') return <Waiting />;
  // After a sign-out on request, another user may sign in next, so the page is not kept.
  const page = session === 'left' ? undefined : comingFrom(location);
  return <Navigate to="/signin" replace state={{ ...page, notice: whyOver() } satisfies EntryState} />;
};

/** The hosted login redirects here after a sign-out. */
export const SignedOut = () => {
  const notice = whyOver();
  const page = notice === 'idle' ? rememberedPage() : undefined;
  return <Navigate to="/signin" replace state={{ ...page, notice } satisfies EntryState} />;
};
