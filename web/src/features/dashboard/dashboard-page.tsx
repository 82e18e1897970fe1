import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { memo, type ReactNode, Suspense, useCallback, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DASHBOARD_TILES, type DashboardTile } from '#domain/dashboard/dashboard.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { HelpLink } from '#web/components/help/help-link.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageButton } from '#web/components/page/page-button.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { useToday } from '#web/components/today.ts';
import { lazyPart } from '#web/parts.ts';
import type { Metrics } from './queries.ts';
import { AttentionTile } from './tiles/attention-tile.tsx';
import { DeadlinesTile } from './tiles/deadlines-tile.tsx';
import { DepartmentsTile } from './tiles/departments-tile.tsx';
import { FrameworksTile } from './tiles/frameworks-tile.tsx';
import { GettingStartedTile } from './tiles/getting-started-tile.tsx';
import { RiskAndApprovalTile } from './tiles/risk-and-approval-tile.tsx';
import { TasksTile } from './tiles/tasks-tile.tsx';
import { AskedTile } from './tiles/tile.tsx';
import { TrendTile } from './tiles/trend-tile.tsx';
import { VendorsTile } from './tiles/vendors-tile.tsx';
import { type Figures, useFigures } from './use-figures.ts';
import './dashboard.css';

const ArrangeDialog = lazyPart(() => import('./arrange-dialog.tsx'));

/** These tiles span both columns. */
const WIDE: readonly DashboardTile[] = ['getting_started', 'attention', 'trend'];

/** The tiles that span both columns, including each that has no other beside it. */
const wideOf = (tiles: readonly DashboardTile[]) => {
  const wide = new Set<DashboardTile>();
  let alone: DashboardTile | undefined;
  for (const tile of tiles) {
    if (!WIDE.includes(tile)) {
      alone = alone ? undefined : tile;
      continue;
    }
    wide.add(tile);
    if (alone) wide.add(alone);
    alone = undefined;
  }
  return alone ? wide.add(alone) : wide;
};

type TilesProps = {
  figures: Omit<Figures, 'isFetching' | 'notRefreshed' | 'refresh'>;
  metrics: Metrics;
  isArranging: boolean;
  onClose: () => void;
};

const useTiles = (figures: TilesProps['figures'], metrics: Metrics): Record<DashboardTile, ReactNode> => {
  const { t } = useTranslation();
  const { coverage, evidence, frameworks } = figures;
  const today = useToday();
  const title = (tile: DashboardTile) => t(`dashboard.tileNames.${tile}`);
  return {
    getting_started: <GettingStartedTile metrics={metrics} setup={figures.setup.data} />,
    attention: <AttentionTile metrics={metrics} evidence={evidence} frameworks={coverage} />,
    tasks: (
      <AskedTile title={title('tasks')} asked={figures.tasks}>
        {(work) => <TasksTile work={work} />}
      </AskedTile>
    ),
    deadlines: (
      <AskedTile title={title('deadlines')} asked={figures.deadlines}>
        {(listed) => <DeadlinesTile {...listed} />}
      </AskedTile>
    ),
    risk_and_approval: <RiskAndApprovalTile metrics={metrics} />,
    frameworks: (
      <AskedTile title={title('frameworks')} asked={frameworks}>
        {(listed) => <FrameworksTile frameworks={listed} />}
      </AskedTile>
    ),
    trend: <TrendTile metrics={metrics} today={today} />,
    departments: <DepartmentsTile metrics={metrics} />,
    vendors: (
      <AskedTile title={title('vendors')} asked={figures.vendors}>
        {(counted) => <VendorsTile metrics={counted} />}
      </AskedTile>
    ),
  };
};

const Tiles = memo(({ figures, metrics, isArranging, onClose }: TilesProps) => {
  const { t } = useTranslation();
  const { shown, isThere } = figures;
  const tiles = useTiles(figures, metrics);
  const wide = wideOf(shown.map(({ tile }) => tile));
  return (
    <>
      <div className="dashboard-tiles">
        {shown.map(({ tile }) => (
          <div key={tile} data-tile={tile} {...(wide.has(tile) && { className: 'dashboard-wide' })}>
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
});

export const DashboardPage = () => {
  const { t, i18n } = useTranslation();
  const [isArranging, setIsArranging] = useState(false);
  const viewing = useViewing();
  const closeArranging = useCallback(() => setIsArranging(false), []);
  const { isFetching, notRefreshed, refresh, ...newest } = useFigures();
  // The tiles take long to draw: deferred, they do not block the browser.
  const figures = useDeferredValue(newest);
  const { metrics, asOf } = figures;
  const { data, error, refetch } = metrics;
  if (!data || !asOf)
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
          info={<HelpLink />}
          description={t('dashboard.asOf', { when: formatMoment(asOf, i18n.language) })}
          actions={
            <span className="not-on-paper">
              <SpaceBetween direction="horizontal" size="xs">
                <Button iconName="refresh" loading={isFetching} onClick={refresh}>
                  {t('dashboard.refresh')}
                </Button>
                {data.total > 0 && !viewing && (
                  <Button onClick={() => setIsArranging(true)}>{t('dashboard.arrange')}</Button>
                )}
                {data.total > 0 && <PageButton to="/board-report">{t('dashboard.board')}</PageButton>}
                <Button iconName="file" onClick={() => window.print()}>
                  {t('dashboard.print')}
                </Button>
              </SpaceBetween>
            </span>
          }
        >
          {t('dashboard.title')}
        </Header>
        {notRefreshed && <LoadFailed what={t('dashboard.notRefreshed')} error={notRefreshed} onRetry={refresh} />}
        <Tiles figures={figures} metrics={data} isArranging={isArranging} onClose={closeArranging} />
      </SpaceBetween>
    </>
  );
};
