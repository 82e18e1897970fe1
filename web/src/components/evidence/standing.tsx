import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { EvidenceStanding } from '#domain/controls/words.ts';

const LOOKS: Record<EvidenceStanding, StatusIndicatorProps.Type> = {
  in_force: 'success',
  ends_soon: 'warning',
  expired: 'error',
  not_yet: 'pending',
};

export const Standing = ({ standing }: { standing: EvidenceStanding }) => {
  const { t } = useTranslation();
  return (
    <StatusIndicator type={LOOKS[standing]} wrapText>
      {t(`evidence.standings.${standing}`)}
    </StatusIndicator>
  );
};
