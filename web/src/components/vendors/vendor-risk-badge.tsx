import Badge, { type BadgeProps } from '@cloudscape-design/components/badge';
import { useTranslation } from 'react-i18next';
import type { VendorRisk } from '#domain/diligence/words.ts';
import '#web/components/applications/tier-badge.css';

const COLORS: Record<VendorRisk, BadgeProps['color']> = {
  high: 'severity-high',
  medium: 'severity-medium',
  low: 'green',
  unknown: 'severity-neutral',
};

export const VendorRiskBadge = ({ risk }: { risk: VendorRisk }) => {
  const { t } = useTranslation();
  return (
    <span className="tier-badge">
      <Badge color={COLORS[risk]}>{t(`vendors.risks.${risk}`)}</Badge>
    </span>
  );
};
