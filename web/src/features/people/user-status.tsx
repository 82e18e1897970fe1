import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { UserStatus as Status } from '#domain/enumerations.ts';

const TYPES = {
  invited: 'pending',
  active: 'success',
  disabled: 'stopped',
} as const satisfies Record<Status, StatusIndicatorProps.Type>;

export const UserStatus = ({ status }: { status: Status }) => {
  const { t } = useTranslation();
  return <StatusIndicator type={TYPES[status]}>{t(`people.statuses.${status}`)}</StatusIndicator>;
};
