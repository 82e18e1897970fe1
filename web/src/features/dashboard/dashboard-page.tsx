import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasCompanyReviewerAccess, holds, permissions } from '#domain/permissions.ts';
import { allFrameworks } from '#web/components/all-frameworks.ts';
import { FormSkeleton } from '#web/components/form-skeleton.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { PageTitle } from '#web/components/page-title.tsx';
import { useToday } from '#web/components/today.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { AttentionTile } from './attention-tile.tsx';
import { DepartmentsTile } from './departments-tile.tsx';
import { FirstSteps, stepsOf } from './first-steps.tsx';
import { DutiesTile, FrameworksTile } from './framework-tiles.tsx';
import { dashboardQueries, type Metrics } from './queries.ts';
import { ApprovalsTile, TiersTile } from './standing-tiles.tsx';
import { TrendTile } from './trend-tile.tsx';
import { VendorsTile } from './vendors-tile.tsx';
import './dashboard.css';

/** What only those are told of who look after the whole company. */
const useCompany = (isFor: boolean) => {
  const { data: frameworks } = useQuery({ ...allFrameworks, enabled: isFor });
  const { data: evidence } = useQuery({ ...dashboardQueries.evidence, enabled: isFor });
  return { frameworks, evidence };
};

const Tiles = ({ metrics }: { metrics: Metrics }) => {
  const today = useToday();
  const { roles } = useCurrentUser();
  const isCompany = holds(roles, permissions.readFrameworks) && hasCompanyReviewerAccess(roles);
  const { frameworks, evidence } = useCompany(isCompany);
  const isBegun = stepsOf(metrics).every(({ done }) => done);
  return (
    <div className="dashboard-tiles">
      {!isBegun && <FirstSteps metrics={metrics} mayEdit={holds(roles, permissions.editObjects)} />}
      {metrics.total > 0 && (
        <>
          <AttentionTile metrics={metrics} evidence={evidence} />
          <TiersTile metrics={metrics} />
          <ApprovalsTile metrics={metrics} />
          <VendorsTile />
          {frameworks && <FrameworksTile frameworks={frameworks} />}
          <div className="dashboard-wide">
            <DepartmentsTile metrics={metrics} />
          </div>
          <div className="dashboard-wide">
            <TrendTile metrics={metrics} today={today} />
          </div>
          {frameworks && (
            <div className="dashboard-wide">
              <DutiesTile frameworks={frameworks} />
            </div>
          )}
        </>
      )}
    </div>
  );
};

export const DashboardPage = () => {
  const { t, i18n } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(dashboardQueries.metrics);
  if (!data)
    return error ? (
      <LoadFailed isPage what={t('dashboard.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <FormSkeleton />
    );
  return (
    <>
      <PageTitle>{t('dashboard.title')}</PageTitle>
      <SpaceBetween size="l">
        <Header
          variant="h1"
          description={t('dashboard.asOf', { when: formatMoment(data.as_of, i18n.language) })}
          actions={
            <span className="not-on-paper">
              <SpaceBetween direction="horizontal" size="xs">
                <Button iconName="refresh" loading={isFetching} onClick={() => void refetch()}>
                  {t('dashboard.refresh')}
                </Button>
                <Button iconName="file" onClick={() => window.print()}>
                  {t('dashboard.print')}
                </Button>
              </SpaceBetween>
            </span>
          }
        >
          {t('dashboard.title')}
        </Header>
        <Tiles metrics={data} />
      </SpaceBetween>
    </>
  );
};
