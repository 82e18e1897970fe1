import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import { retirementStateOf } from '#domain/models/retirement.ts';
import { formatDate } from '#web/components/moment.tsx';
import { useToday } from '#web/components/today.ts';

/** The retirement date of a model, with a warning if it is near or past. */
export const Retirement = ({ on }: { on: string }) => {
  const { t, i18n } = useTranslation();
  const state = retirementStateOf(on, useToday());
  const day = formatDate(on, i18n.language);
  if (state === 'current') return day;
  return (
    <StatusIndicator type={state === 'retired' ? 'error' : 'warning'}>
      {t(`applications.models.${state}`, { day })}
    </StatusIndicator>
  );
};
