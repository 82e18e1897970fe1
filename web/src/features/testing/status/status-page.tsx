import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ApiError } from '#web/api/api-error.ts';
import { NotFound } from '#web/components/detail/not-found.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { applicationQueries } from '#web/features/applications/queries.ts';
import { testQueries } from '#web/features/testing/queries.ts';
import { useRecordName } from '#web/routing/record-names.ts';
import { StatusView } from './status-view.tsx';

export const StatusPage = () => {
  const { t } = useTranslation();
  const { applicationId = '', taskId = '' } = useParams();
  const { data, error, refetch } = useQuery(testQueries.one(applicationId, taskId));
  useRecordName(applicationId, useQuery(applicationQueries.one(applicationId)).data?.name);
  if (error instanceof ApiError && error.problem.status === 404)
    return (
      <NotFound
        title={t('testing.notFound')}
        text={t('testing.notFoundText')}
        list="/applications"
        toList={t('testing.toApplications')}
      />
    );
  if (data) return <StatusView key={data.id} test={data} />;
  if (error) return <LoadFailed isPage what={t('testing.failed')} error={error} onRetry={() => void refetch()} />;
  return <FormSkeleton />;
};
