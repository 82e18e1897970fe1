import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { EvidenceState } from '#domain/controls/words.ts';

const LOOKS: Record<EvidenceState, StatusIndicatorProps.Type> = {
  in_force: 'success',
  ends_soon: 'warning',
  expired: 'error',
  not_yet: 'pending',
};

export const EvidenceStateBadge = ({ standing }: { standing: EvidenceState }) => {
  const { t } = useTranslation();
  return (
    <StatusIndicator type={LOOKS[standing]} wrapText>
      {t(`evidence.standings.${standing}`)}
    </StatusIndicator>
  );
};
