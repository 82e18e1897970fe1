import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { DueState, RiskStatus } from '#domain/register/states.ts';

const TYPES: Record<RiskStatus, StatusIndicatorProps['type']> = {
  open: 'pending',
  in_treatment: 'in-progress',
  accepted: 'success',
  closed: 'stopped',
};

export const OwnRiskStatus = ({ status }: { status: RiskStatus }) => {
  const { t } = useTranslation();
  return <StatusIndicator type={TYPES[status]}>{t(`register.statuses.${status}`)}</StatusIndicator>;
};

export const OwnRiskDue = ({ state }: { state: DueState }) => {
  const { t } = useTranslation();
  return (
    <StatusIndicator type={state === 'overdue' ? 'warning' : 'info'}>
      {t(`register.dueStates.${state}`)}
    </StatusIndicator>
  );
};
