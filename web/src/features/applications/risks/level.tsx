import Badge, { type BadgeProps } from '@cloudscape-design/components/badge';
import { useTranslation } from 'react-i18next';
import type { RiskLevel } from '#domain/risks/descriptors.ts';
import '#web/components/tier-badge.css';

const COLORS: Record<RiskLevel, BadgeProps['color']> = {
  high: 'severity-high',
  medium: 'severity-medium',
  low: 'green',
  not_applicable: 'severity-neutral',
};

/** How high a risk is, in a word and a color. */
export const Level = ({ level }: { level: RiskLevel }) => {
  const { t } = useTranslation();
  return (
    <span className="tier-badge">
      <Badge color={COLORS[level]}>{t(`risk.levels.${level}`)}</Badge>
    </span>
  );
};
