import Badge, { type BadgeProps } from '@cloudscape-design/components/badge';
import { useTranslation } from 'react-i18next';
import type { FrameworkStatus as Status } from '#domain/enumerations.ts';

const COLORS: Record<Status, BadgeProps['color']> = { in_effect: 'green', voluntary: 'grey', passed: 'blue' };

export const FrameworkStatus = ({ status }: { status: Status }) => {
  const { t } = useTranslation();
  return <Badge color={COLORS[status]}>{t(`frameworks.statuses.${status}`)}</Badge>;
};
