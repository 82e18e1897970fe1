import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { LegalState } from '#domain/legal/states.ts';

const LOOKS: Record<LegalState, StatusIndicatorProps.Type> = {
  draft: 'pending',
  in_review: 'in-progress',
  signed: 'success',
};

export const LegalStateChip = ({ state }: { state: LegalState }) => {
  const { t } = useTranslation();
  return <StatusIndicator type={LOOKS[state]}>{t(`legal.documentStates.${state}`)}</StatusIndicator>;
};
