import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { UsingApplications } from '#web/components/applications/using-applications.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { ModelTests } from './model-tests.tsx';
import { modelQueries } from './queries.ts';

/** Applications and bias tests that use a model, limited to the user's access scope. */
export const ModelUses = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({ ...modelQueries.details(id), staleTime: 0 });
  if (error) return <LoadFailed what={t('models.applications.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  return (
    <SpaceBetween size="l">
      <UsingApplications
        applications={data.applications}
        count={data.application_count}
        title={t('models.applications.title')}
        description={t('models.applications.description')}
        none={t('models.applications.none')}
        all={{
          path: `/applications?${new URLSearchParams({ foundation_models: id })}`,
          text: t('models.applications.all', { count: data.application_count }),
        }}
      />
      <ModelTests tests={data.tests} count={data.test_count} />
    </SpaceBetween>
  );
};
