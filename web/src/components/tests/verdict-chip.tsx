import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { BiasVerdict } from '#domain/bias/result/figures.ts';

const LOOKS: Record<BiasVerdict, StatusIndicatorProps.Type> = {
  adverse_impact: 'error',
  flagged: 'error',
  inconclusive: 'warning',
  detectable_small: 'info',
  within_noise: 'info',
  no_flag: 'success',
};

/** A verdict with an icon, so that color is not the only signal. */
export const VerdictChip = ({ verdict }: { verdict: BiasVerdict | null }) => {
  const { t } = useTranslation();
  return (
    <StatusIndicator type={verdict ? LOOKS[verdict] : 'stopped'} wrapText>
      {verdict ? t(`bias.verdicts.${verdict}`) : t('bias.noVerdict')}
    </StatusIndicator>
  );
};
