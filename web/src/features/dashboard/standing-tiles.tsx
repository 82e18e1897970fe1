/** How many applications have which tier, and how far approvals have come. */
import { useTranslation } from 'react-i18next';
import { APPLICATION_TIERS, APPROVAL_STATUSES } from '#domain/enumerations.ts';
import { TierBadge } from '#web/components/tier-badge.tsx';
import { Counts } from './counts.tsx';
import { applicationsWith } from './list-link.ts';
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
        counts={APPLICATION_TIERS.map((tier) => {
          const count = facets.risk_tier[tier] ?? 0;
          return {
            ...{ value: tier, count, text: t(`risk.tiers.${tier}.label`), label: <TierBadge tier={tier} /> },
            change: changeOf(count, month?.risk_tiers[tier], month !== null),
            to: applicationsWith({ risk_tier: tier }),
          };
        })}
      />
    </Tile>
  );
};

export const ApprovalsTile = ({ metrics: { facets, month } }: TileProps) => {
  const { t } = useTranslation();
  return (
    <Tile title={t('dashboard.tileNames.approvals')} {...(month && { description: t('dashboard.sinceMonth') })}>
      <Counts
        counts={APPROVAL_STATUSES.map((status) => {
          const count = facets.approval_status[status] ?? 0;
          const text = t(`applications.approvalStatuses.${status}`);
          return {
            ...{ value: status, count, text, label: text },
            change: changeOf(count, month?.approval_statuses[status], month !== null),
            to: applicationsWith({ approval_status: status }),
          };
        })}
      />
    </Tile>
  );
};
