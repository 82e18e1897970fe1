/** Displays tiers and statuses of applications. */
import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import './application-values.css';
import type { ApplicationSummary } from '#domain/applications/application.ts';
import type { ApprovalStatus } from '#domain/enumerations.ts';
import { formatDate } from '#web/components/moment.tsx';
import { TierBadge } from './tier-badge.tsx';

/** The tier, and whether missing answers could still lower it. */
export const Tier = ({
  application: { risk_tier, tier },
}: {
  application: Pick<ApplicationSummary, 'risk_tier' | 'tier'>;
}) => {
  const { t, i18n } = useTranslation();
  return (
    <span className="tier">
      <TierBadge tier={risk_tier} />
      {tier?.provisional && !tier.override && <span className="tier-provisional">{t('risk.provisional')}</span>}
      {tier?.override && (
        <span className="tier-provisional">
          {t('risk.overridden', { day: formatDate(tier.override.until, i18n.language) })}
        </span>
      )}
    </span>
  );
};

const APPROVAL_TYPES: Record<ApprovalStatus, StatusIndicatorProps.Type> = {
  not_submitted: 'not-started',
  in_review: 'in-progress',
  changes_requested: 'warning',
  approved: 'success',
  approved_with_conditions: 'success',
  rejected: 'error',
  expired: 'stopped',
  withdrawn: 'stopped',
};

const ApprovalIndicator = ({ status }: { status: ApprovalStatus }) => {
  const { t } = useTranslation();
  return (
    <StatusIndicator type={APPROVAL_TYPES[status]}>{t(`applications.approvalStatuses.${status}`)}</StatusIndicator>
  );
};

const Changed = () => {
  const { t } = useTranslation();
  return <StatusIndicator type="warning">{t('applications.changedSinceApproval')}</StatusIndicator>;
};

/** The approval status, and whether the application changed after its approval. */
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

/** The next due date, marked if overdue. */
export const NextDue = ({
  application: { next_due, due_state },
}: {
  application: Pick<ApplicationSummary, 'next_due' | 'due_state'>;
}) => {
  const { t, i18n } = useTranslation();
  if (next_due === null) return null;
  const day = <time dateTime={next_due}>{formatDate(next_due, i18n.language)}</time>;
  if (due_state !== 'overdue') return day;
  return (
    <span className="due">
      {day}
      <StatusIndicator type="error">{t('applications.dueStates.overdue')}</StatusIndicator>
    </span>
  );
};
