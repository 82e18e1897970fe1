/** How tiers and statuses look, wherever they are shown. */
import Badge, { type BadgeProps } from '@cloudscape-design/components/badge';
import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import './applications.css';
import type { ApplicationSummary } from '#domain/application.ts';
import type { ApplicationTier, ApprovalStatus } from '#domain/enumerations.ts';

const TIER_COLORS: Record<ApplicationTier, BadgeProps['color']> = {
  prohibited: 'severity-critical',
  high: 'severity-high',
  medium: 'severity-medium',
  low: 'green',
  not_assessed: 'severity-neutral',
};

export const TierBadge = ({ tier }: { tier: ApplicationTier }) => {
  const { t } = useTranslation();
  return (
    <span className="nowrap">
      <Badge color={TIER_COLORS[tier]}>{t(`risk.tiers.${tier}.label`)}</Badge>
    </span>
  );
};

/** The tier of an application, and whether answers that are missing could still lower it. */
export const Tier = ({
  application: { risk_tier, tier },
}: {
  application: Pick<ApplicationSummary, 'risk_tier' | 'tier'>;
}) => {
  const { t } = useTranslation();
  return (
    <span className="tier">
      <TierBadge tier={risk_tier} />
      {tier?.provisional && <span className="tier-provisional">{t('risk.provisional')}</span>}
    </span>
  );
};

const APPROVAL_TYPES: Record<ApprovalStatus, StatusIndicatorProps.Type> = {
  not_submitted: 'not-started',
  in_review: 'in-progress',
  approved: 'success',
  rejected: 'error',
};

const ApprovalIndicator = ({ status }: { status: ApprovalStatus }) => {
  const { t } = useTranslation();
  return (
    <StatusIndicator type={APPROVAL_TYPES[status]} wrapText={false}>
      {t(`applications.approvalStatuses.${status}`)}
    </StatusIndicator>
  );
};

const Changed = () => {
  const { t } = useTranslation();
  return (
    <StatusIndicator type="warning">
      <span className="whole-words">{t('applications.changedSinceApproval')}</span>
    </StatusIndicator>
  );
};

/** How far the approval has come, and whether what was approved is still what there is. */
export const Approval = ({
  application: { approval_status, changed_since_approval },
}: {
  application: Pick<ApplicationSummary, 'approval_status' | 'changed_since_approval'>;
}) => (
  <span className="approval">
    <ApprovalIndicator status={approval_status} />
    {changed_since_approval && <Changed />}
  </span>
);
