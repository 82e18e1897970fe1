import Badge, { type BadgeProps } from '@cloudscape-design/components/badge';
import { useTranslation } from 'react-i18next';
import type { RiskLevel } from '#domain/risks/descriptors.ts';
import '#web/components/applications/tier-badge.css';

const COLORS: Record<RiskLevel, BadgeProps['color']> = {
  high: 'severity-high',
  medium: 'severity-medium',
  low: 'green',
  not_applicable: 'severity-neutral',
};

/** A risk level as word and color; unknown while missing answers could still lower it. */
export const Level = ({ level, isUnknown = false }: { level: RiskLevel; isUnknown?: boolean }) => {
  const { t } = useTranslation();
  if (isUnknown)
    return (
      <span className="tier-badge">
        <Badge color="severity-neutral">{t('risk.unknown')}</Badge>
        <small>{t('risk.atMost', { level: t(`risk.levels.${level}`) })}</small>
      </span>
    );
  return (
    <span className="tier-badge">
      <Badge color={COLORS[level]}>{t(`risk.levels.${level}`)}</Badge>
    </span>
  );
};
