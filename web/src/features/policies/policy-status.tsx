import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { AcknowledgementState, PolicyStatus as Status } from '#domain/policies/words.ts';

const STATUSES: Record<Status, StatusIndicatorProps['type']> = {
  ...{ draft: 'pending', in_force: 'success', retired: 'stopped' },
};

export const PolicyStatus = ({ status }: { status: Status }) => {
  const { t } = useTranslation();
  return <StatusIndicator type={STATUSES[status]}>{t(`policies.statuses.${status}`)}</StatusIndicator>;
};

const STATES: Record<AcknowledgementState, StatusIndicatorProps['type']> = {
  ...{ overdue: 'warning', pending: 'pending', acknowledged: 'success' },
};

/** Whether a person acknowledged a policy. */
export const Acknowledged = ({ state }: { state: AcknowledgementState }) => {
  const { t } = useTranslation();
  return <StatusIndicator type={STATES[state]}>{t(`policies.states.${state}`)}</StatusIndicator>;
};
