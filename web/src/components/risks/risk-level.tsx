import Badge, { type BadgeProps } from '@cloudscape-design/components/badge';
import { useTranslation } from 'react-i18next';
import type { RegisterLevel } from '#domain/register/words.ts';
import '#web/components/applications/tier-badge.css';

const COLORS: Record<RegisterLevel, BadgeProps['color']> = {
  critical: 'severity-critical',
  high: 'severity-high',
  medium: 'severity-medium',
  low: 'green',
};

/** The level of an own risk as word and color. */
export const OwnRiskLevel = ({ level }: { level: RegisterLevel }) => {
  const { t } = useTranslation();
  return (
    <span className="tier-badge">
      <Badge color={COLORS[level]}>{t(`register.levels.${level}`)}</Badge>
    </span>
  );
};
