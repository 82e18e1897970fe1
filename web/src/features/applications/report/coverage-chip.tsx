import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { Coverage } from '#domain/frameworks/coverage.ts';

const LOOKS: Record<Coverage, StatusIndicatorProps.Type> = {
  covered: 'success',
  partly: 'in-progress',
  open: 'pending',
  excluded: 'stopped',
  organizational: 'info',
};

export const CoverageChip = ({ coverage }: { coverage: Coverage }) => {
  const { t } = useTranslation();
  return <StatusIndicator type={LOOKS[coverage]}>{t(`report.counts.${coverage}`)}</StatusIndicator>;
};
