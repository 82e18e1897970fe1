import Badge, { type BadgeProps } from '@cloudscape-design/components/badge';
import { useTranslation } from 'react-i18next';
import type { ApplicationTier } from '#domain/enumerations.ts';
import './tier-badge.css';

const COLORS: Record<ApplicationTier, BadgeProps['color']> = {
  prohibited: 'severity-critical',
  high: 'severity-high',
  medium: 'severity-medium',
  low: 'green',
  not_assessed: 'severity-neutral',
};

export const TierBadge = ({ tier }: { tier: ApplicationTier }) => {
  const { t } = useTranslation();
  return (
    <span className="tier-badge">
      <Badge color={COLORS[tier]}>{t(`risk.tiers.${tier}.label`)}</Badge>
    </span>
  );
};
