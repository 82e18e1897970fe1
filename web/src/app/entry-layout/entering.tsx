import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LANDING_PAGE, originPage } from '#web/app/origin-page.ts';
import { queryClient } from '#web/app/query-client.ts';
import { UserFailed } from '#web/app/user-failed.tsx';
import { isSomebodyElse } from '#web/auth/session.ts';
import { currentUserQuery, isUnauthorized } from '#web/features/current-user/queries.ts';
import { EntryStatus } from './entry-status.tsx';

const UNAUTHORIZED_PAGE = '/unauthorized';

const WhereTo = () => {
  const { t } = useTranslation();
  const location = useLocation();
  const { data: user, error, refetch } = useQuery(currentUserQuery);

  if (isUnauthorized(error))
    return location.pathname === UNAUTHORIZED_PAGE ? <Outlet /> : <Navigate to={UNAUTHORIZED_PAGE} replace />;
  if (!user) return error ? <UserFailed onRetry={refetch} /> : <EntryStatus>{t('entry.authenticating')}</EntryStatus>;
  return (
    <>
      <EntryStatus>{t('entry.authenticated')}</EntryStatus>
      <Navigate to={isSomebodyElse() ? LANDING_PAGE : originPage(location)} replace />
    </>
  );
};

/** Shown after sign-in: redirects by the user's roles. */
export const Entering = () => (
  <QueryClientProvider client={queryClient}>
    <WhereTo />
  </QueryClientProvider>
);
