/** Applications by approval status and risk tier. */
import { useTranslation } from 'react-i18next';
import { matrixFigures } from '#domain/dashboard/figures.ts';
import { APPLICATION_TIERS } from '#domain/enumerations.ts';
import type { Metrics } from '../queries.ts';
import { TierTable } from './tier-table.tsx';
import { Tile } from './tile.tsx';

export const RiskAndApprovalTile = ({ metrics }: { metrics: Metrics }) => {
  const { t } = useTranslation();
  const { month } = metrics;
  const { statuses, all } = matrixFigures(metrics);
  const title = t('dashboard.tileNames.risk_and_approval');
  return (
    <Tile title={title} {...(month && { description: t('dashboard.sinceMonth') })}>
      <TierTable
        name={title}
        rowTitle={t('applications.fields.approval_status')}
        rows={statuses.map(({ status, ...figures }) => ({
          ...figures,
          key: status,
          name: t(`applications.approvalStatuses.${status}`),
          changes: { all: month ? figures.all.count - (month.approval_statuses[status] ?? 0) : undefined },
        }))}
        total={{
          ...all,
          key: 'all',
          name: t('dashboard.all'),
          ...(month && {
            changes: {
              tiers: Object.fromEntries(
                APPLICATION_TIERS.map((tier) => [
                  tier,
                  (metrics.facets.risk_tier[tier] ?? 0) - (month.risk_tiers[tier] ?? 0),
                ]),
              ),
              all: metrics.total - month.total,
            },
          }),
        }}
      />
    </Tile>
  );
};
