import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { originPage } from '#web/app/origin-page.ts';
import { UserFailed } from '#web/app/user-failed.tsx';
import { currentUserQuery, isUnauthorized } from '#web/features/current-user/queries.ts';

const UNAUTHORIZED_PAGE = '/unauthorized';

/** Identity has let somebody in. Who it is decides where they go. */
export const Entering = () => {
  const { t } = useTranslation();
  const location = useLocation();
  const { data: user, error, refetch } = useQuery(currentUserQuery);

  if (isUnauthorized(error))
    return location.pathname === UNAUTHORIZED_PAGE ? <Outlet /> : <Navigate to={UNAUTHORIZED_PAGE} replace />;
  if (!user && error) return <UserFailed onRetry={refetch} />;
  return (
    <div className="entering" role="status">
      <span className="waiting-bob" aria-hidden="true" />
      {user ? t('entry.authenticated') : t('entry.authenticating')}
      {user && <Navigate to={originPage(location)} replace />}
    </div>
  );
};
