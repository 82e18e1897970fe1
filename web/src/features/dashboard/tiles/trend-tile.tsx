import Box from '@cloudscape-design/components/box';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrendPoint } from '#domain/applications/metrics.ts';
import { APPLICATION_TIERS, APPROVAL_STATUSES } from '#domain/enumerations.ts';
import { formatDate } from '#web/components/moment.tsx';
import { lazyPart } from '#web/parts.ts';
import type { Metrics } from '../queries.ts';
import { Tile } from './tile.tsx';
import type { Series } from './trend-chart.tsx';

const TrendChart = lazyPart(() => import('./trend-chart.tsx'));

const VIEWS = ['risk_tier', 'approval_status', 'table'] as const;
type View = (typeof VIEWS)[number];

const TrendTable = ({ points, columns }: { points: readonly TrendPoint[]; columns: readonly Series[] }) => {
  const { t, i18n } = useTranslation();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className="dashboard-scroll dashboard-long" aria-label={t('dashboard.tileNames.trend')} tabIndex={0}>
      <table className="dashboard-table">
        <thead>
          <tr>
            <th scope="col">{t('dashboard.day')}</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.date}>
              <th scope="row">{formatDate(point.date, i18n.language)}</th>
              {point.missed ? (
                <td colSpan={columns.length}>{t('dashboard.missed')}</td>
              ) : (
                columns.map(({ title, of }) => <td key={title}>{of(point).toLocaleString(i18n.language)}</td>)
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

type TrendTileProps = { metrics: Metrics; today: string };

export const TrendTile = ({ metrics: { trend, total, facets }, today }: TrendTileProps) => {
  const { t } = useTranslation();
  const [view, setView] = useState<View>('risk_tier');
  const now = {
    ...{ date: today, missed: false, total },
    ...{ risk_tiers: facets.risk_tier, approval_statuses: facets.approval_status },
  };
  const points: TrendPoint[] = [...trend.filter(({ date }) => date !== today), now];
  const all: Series = { title: t('dashboard.all'), of: (point) => point.total };
  const tiers = APPLICATION_TIERS.map(
    (tier): Series => ({ tier, title: t(`risk.tiers.${tier}.label`), of: ({ risk_tiers }) => risk_tiers[tier] ?? 0 }),
  );
  const statuses = APPROVAL_STATUSES.map(
    (status): Series => ({
      title: t(`applications.approvalStatuses.${status}`),
      of: ({ approval_statuses }) => approval_statuses[status] ?? 0,
    }),
  );
  const missed = points.filter((point) => point.missed).length;
  const isSeen = points.length > 1;
  return (
    <Tile title={t('dashboard.tileNames.trend')} description={t('dashboard.trendAbout')}>
      {isSeen ? (
        <SpaceBetween size="m">
          <div className="not-on-paper">
            <SegmentedControl
              label={t('dashboard.show')}
              selectedId={view}
              options={VIEWS.map((id) => ({ id, text: t(`dashboard.views.${id}`) }))}
              onChange={({ detail }) => setView(VIEWS.find((id) => id === detail.selectedId) ?? 'risk_tier')}
            />
          </div>
          {view === 'table' ? (
            <TrendTable points={points} columns={[...tiers, ...statuses, all]} />
          ) : (
            <Suspense fallback={<div className="dashboard-chart" />}>
              <TrendChart
                points={points.filter((point) => !point.missed)}
                series={view === 'approval_status' ? statuses : tiers}
              />
            </Suspense>
          )}
          {missed > 0 && <small>{t('dashboard.missedDays', { count: missed })}</small>}
        </SpaceBetween>
      ) : (
        <Box color="text-body-secondary">{t('dashboard.noTrend')}</Box>
      )}
    </Tile>
  );
};
