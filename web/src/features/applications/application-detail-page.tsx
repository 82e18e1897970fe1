import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { holds, permissions, reach, reaches } from '#domain/permissions.ts';
import { ApiError } from '#web/api/api-error.ts';
import { FormSkeleton } from '#web/components/form-skeleton.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { NotAllowed } from '#web/components/not-allowed.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { lazyPart } from '#web/parts.ts';
import { ApplicationMissing } from './application-missing.tsx';
import { ApplicationOverview } from './application-overview.tsx';
import { applicationQueries } from './queries.ts';

const EditApplication = lazyPart(() => import('./edit-application.tsx'));

export const ApplicationDetailPage = () => {
  const { t } = useTranslation();
  const { applicationId = '' } = useParams();
  const [params] = useSearchParams();
  const { roles } = useCurrentUser();
  const { data, error, refetch } = useQuery(applicationQueries.one(applicationId));

  if (!data) {
    if (!error) return <FormSkeleton />;
    if (error instanceof ApiError && error.problem.status === 404) return <ApplicationMissing />;
    return <LoadFailed isPage what={t('applications.detail.failed')} error={error} onRetry={() => void refetch()} />;
  }

  const mayEdit = reaches(reach(roles, permissions.editObjects), data.resource_groups);
  if (!params.has('edit')) return <ApplicationOverview application={data} mayEdit={mayEdit} />;
  if (!mayEdit) {
    const elsewhere = holds(roles, permissions.editObjects);
    return (
      <NotAllowed title={data.name}>
        {t(elsewhere ? 'applications.form.notAllowedHere' : 'applications.form.notAllowed')}
      </NotAllowed>
    );
  }
  return (
    <Suspense fallback={<FormSkeleton />}>
      <EditApplication key={data.id} application={data} />
    </Suspense>
  );
};
