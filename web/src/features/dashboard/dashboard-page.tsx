import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arranged, DASHBOARD_TILES, type DashboardTile } from '#domain/dashboard.ts';
import { hasCompanyReviewerAccess, holds, permissions } from '#domain/permissions.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { allFrameworks } from '#web/components/all-frameworks.ts';
import { FormSkeleton } from '#web/components/form-skeleton.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { PageTitle } from '#web/components/page-title.tsx';
import { useToday } from '#web/components/today.ts';
import { companyQuery } from '#web/features/company/queries.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { lazyPart } from '#web/parts.ts';
import { AttentionTile } from './attention-tile.tsx';
import { DepartmentsTile } from './departments-tile.tsx';
import { FirstSteps, stepsOf } from './first-steps.tsx';
import { DutiesTile, FrameworksTile } from './framework-tiles.tsx';
import { dashboardQueries, type Metrics } from './queries.ts';
import { ApprovalsTile, TiersTile } from './standing-tiles.tsx';
import { AskedTile } from './tile.tsx';
import { TrendTile } from './trend-tile.tsx';
import { VendorsTile } from './vendors-tile.tsx';
import './dashboard.css';

const ArrangeDialog = lazyPart(() => import('./arrange-dialog.tsx'));

/** What only those are told of who look after the whole company. */
const useCompany = (isFor: boolean) => {
  const frameworks = useQuery({ ...allFrameworks, enabled: isFor });
  const evidence = useQuery({ ...dashboardQueries.evidence, enabled: isFor });
  return { frameworks, evidence };
};

/** They are as wide as the page. */
const WIDE: readonly DashboardTile[] = ['departments', 'trend'];

const useTiles = (metrics: Metrics) => {
  const { t } = useTranslation();
  const today = useToday();
  const { roles } = useCurrentUser();
  const isCompany = holds(roles, permissions.readFrameworks) && hasCompanyReviewerAccess(roles);
  const { frameworks, evidence } = useCompany(isCompany);
  const ofFrameworks = (tile: 'frameworks' | 'duties', Shown: typeof FrameworksTile) => (
    <AskedTile title={t(`dashboard.tileNames.${tile}`)} asked={frameworks}>
      {(listed) => <Shown frameworks={listed} />}
    </AskedTile>
  );
  const tiles: Record<DashboardTile, ReactNode> = {
    attention: <AttentionTile metrics={metrics} evidence={isCompany ? evidence : undefined} />,
    tiers: <TiersTile metrics={metrics} />,
    approvals: <ApprovalsTile metrics={metrics} />,
    vendors: <VendorsTile />,
    frameworks: ofFrameworks('frameworks', FrameworksTile),
    departments: <DepartmentsTile metrics={metrics} />,
    trend: <TrendTile metrics={metrics} today={today} />,
    duties: ofFrameworks('duties', DutiesTile),
  };
  return { tiles, isThere: (tile: DashboardTile) => isCompany || (tile !== 'frameworks' && tile !== 'duties') };
};

type TilesProps = { metrics: Metrics; isArranging: boolean; onClose: () => void };

const Tiles = ({ metrics, isArranging, onClose }: TilesProps) => {
  const { t } = useTranslation();
  const { roles, dashboard: own } = useCurrentUser();
  const { data: company } = useQuery(companyQuery);
  const { tiles, isThere } = useTiles(metrics);
  const isBegun = stepsOf(metrics).every(({ done }) => done);
  const shown = arranged(own ?? company?.dashboard ?? []).filter((one) => one.shown && isThere(one.tile));
  return (
    <>
      <div className="dashboard-tiles">
        {!isBegun && <FirstSteps metrics={metrics} mayEdit={holds(roles, permissions.editObjects)} />}
        {metrics.total > 0 &&
          shown.map(({ tile }) => (
            <div key={tile} {...(WIDE.includes(tile) && { className: 'dashboard-wide' })}>
              {tiles[tile]}
            </div>
          ))}
      </div>
      {metrics.total > 0 && shown.length === 0 && <Box color="text-body-secondary">{t('dashboard.noTile')}</Box>}
      {isArranging && (
        <Suspense>
          <ArrangeDialog tiles={DASHBOARD_TILES.filter(isThere)} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
};

export const DashboardPage = () => {
  const { t, i18n } = useTranslation();
  const [isArranging, setIsArranging] = useState(false);
  const viewing = useViewing();
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
                {data.total > 0 && !viewing && (
                  <Button onClick={() => setIsArranging(true)}>{t('dashboard.arrange')}</Button>
                )}
                <Button iconName="file" onClick={() => window.print()}>
                  {t('dashboard.print')}
                </Button>
              </SpaceBetween>
            </span>
          }
        >
          {t('dashboard.title')}
        </Header>
        <Tiles metrics={data} isArranging={isArranging} onClose={() => setIsArranging(false)} />
      </SpaceBetween>
    </>
  );
};
