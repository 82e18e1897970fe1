import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import { useShown } from '#web/components/detail/shown.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { applicationQueries } from '#web/features/applications/queries.ts';
import { ApplicationSteps } from './application-steps.tsx';
import { CoverageStanding } from './coverage-standing.tsx';
import { LatestActivity } from './latest-activity.tsx';
import { Lifecycle } from './lifecycle.tsx';
import { RiskStanding } from './risk-standing.tsx';
import './overview.css';

export const OverviewTab = () => {
  const { t } = useTranslation();
  const { entity, mayEdit } = useShown<Application>();
  const { data, error, refetch } = useQuery(applicationQueries.details(entity.id));
  if (!data) {
    if (!error) return <FormSkeleton />;
    return <LoadFailed what={t('applications.detail.failed')} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className="overview">
      <Lifecycle id={entity.id} steps={data.lifecycle} />
      <div className="detail-panels">
        <ApplicationSteps id={entity.id} steps={data.next} />
        <RiskStanding application={data.application} risks={data.risks} mayEdit={mayEdit} />
        <CoverageStanding id={entity.id} coverage={data.coverage} />
        <LatestActivity id={entity.id} entries={data.activity} />
      </div>
    </div>
  );
};
