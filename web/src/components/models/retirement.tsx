import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import { retirementStanding } from '#domain/models/retirement.ts';
import { formatDate } from '#web/components/moment.tsx';
import { useToday } from '#web/components/today.ts';

/** The retirement date of a model, with a warning if it is near or past. */
export const Retirement = ({ on }: { on: string }) => {
  const { t, i18n } = useTranslation();
  const standing = retirementStanding(on, useToday());
  const day = formatDate(on, i18n.language);
  if (standing === 'current') return day;
  return (
    <StatusIndicator type={standing === 'retired' ? 'error' : 'warning'}>
      {t(`applications.models.${standing}`, { day })}
    </StatusIndicator>
  );
};
