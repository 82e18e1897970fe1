import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Application } from '#domain/applications/application.ts';
import { ApiError } from '#web/api/api-error.ts';
import { Missing } from '#web/components/detail/missing.tsx';
import { useShown } from '#web/components/detail/shown.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { controlsPath } from '#web/routing/application-path.ts';
import { ControlView } from './control-view.tsx';
import { controlQueries } from './queries.ts';

export const ControlTab = () => {
  const { t } = useTranslation();
  const { id } = useShown<Application>().entity;
  const { controlKey = '' } = useParams();
  const { data, error, refetch } = useQuery(controlQueries.one(id, controlKey));
  if (error instanceof ApiError && [400, 404].includes(error.problem.status))
    return (
      <Missing
        title={t('controls.one.notFound')}
        text={t('controls.one.notFoundText')}
        list={controlsPath(id)}
        toList={t('controls.one.back')}
      />
    );
  if (data) return <ControlView key={data.id} one={data} />;
  if (!error) return <FormSkeleton />;
  return <LoadFailed what={t('controls.one.failed')} error={error} onRetry={() => void refetch()} />;
};
