/** Application counts by tier and by approval status. */
import { useTranslation } from 'react-i18next';
import { approvalFigures, tierFigures } from '#domain/dashboard/figures.ts';
import { TierBadge } from '#web/components/applications/tier-badge.tsx';
import { Counts } from './counts.tsx';
import { listOf } from './figure-link.ts';
import type { Metrics } from './queries.ts';
import { Tile } from './tile.tsx';

type TileProps = { metrics: Metrics };

const changeOf = (now: number, before: number | undefined, isKnown: boolean) =>
  isKnown ? now - (before ?? 0) : undefined;

export const TiersTile = ({ metrics: { facets, month } }: TileProps) => {
  const { t } = useTranslation();
  return (
    <Tile title={t('dashboard.tileNames.tiers')} {...(month && { description: t('dashboard.sinceMonth') })}>
      <Counts
        counts={tierFigures({ facets }).map(({ value: tier, count, ...list }) => ({
          ...{ value: tier, tier, count, text: t(`risk.tiers.${tier}.label`), label: <TierBadge tier={tier} /> },
          change: changeOf(count, month?.risk_tiers[tier], month !== null),
          to: listOf(list),
        }))}
      />
    </Tile>
  );
};

export const ApprovalsTile = ({ metrics: { facets, month } }: TileProps) => {
  const { t } = useTranslation();
  return (
    <Tile title={t('dashboard.tileNames.approvals')} {...(month && { description: t('dashboard.sinceMonth') })}>
      <Counts
        counts={approvalFigures({ facets }).map(({ value: status, count, ...list }) => {
          const text = t(`applications.approvalStatuses.${status}`);
          return {
            ...{ value: status, count, text, label: text },
            change: changeOf(count, month?.approval_statuses[status], month !== null),
            to: listOf(list),
          };
        })}
      />
    </Tile>
  );
};
