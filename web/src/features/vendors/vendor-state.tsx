import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { VendorState as State } from '#domain/vendors/words.ts';

const TYPES: Record<State, StatusIndicatorProps.Type> = {
  proposed: 'not-started',
  in_review: 'in-progress',
  approved: 'success',
  approved_with_conditions: 'success',
  rejected: 'error',
  ended: 'stopped',
};

export const VendorState = ({ state }: { state: State }) => {
  const { t } = useTranslation();
  return <StatusIndicator type={TYPES[state]}>{t(`vendors.states.${state}`)}</StatusIndicator>;
};
