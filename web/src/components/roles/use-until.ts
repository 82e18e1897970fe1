import { useTranslation } from 'react-i18next';
import { isDay } from '#domain/day.ts';
import { formatDate } from '#web/components/moment.tsx';

/** Adds the last day of a role to its text. */
export const useUntil = () => {
  const { t, i18n } = useTranslation();
  return (text: string, endsOn: string | null) =>
    endsOn !== null && isDay(endsOn) ? t('roles.until', { text, day: formatDate(endsOn, i18n.language) }) : text;
};
