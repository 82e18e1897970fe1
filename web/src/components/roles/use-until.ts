import { useTranslation } from 'react-i18next';
import { isDay } from '#domain/day.ts';
import { formatDate } from '#web/components/moment.tsx';
import { useToday } from '#web/components/today.ts';

/** Adds the last day of a role to its text. A role that is over is still held until a job removes it. */
export const useUntil = () => {
  const { t, i18n } = useTranslation();
  const today = useToday();
  return (text: string, endsOn: string | null) =>
    endsOn !== null && isDay(endsOn)
      ? t(endsOn < today ? 'roles.ended' : 'roles.until', { text, day: formatDate(endsOn, i18n.language) })
      : text;
};
