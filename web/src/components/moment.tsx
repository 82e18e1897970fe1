import { useTranslation } from 'react-i18next';

let zone: string | undefined;

/** Shows all times in this time zone, instead of that of the reader. */
export const showTimeZone = (of: string) => {
  zone = of;
};

export const formatMoment = (iso: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(new Date(iso));

export const formatTime = (iso: string, language: string) =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: zone }).format(new Date(iso));

export const isToday = (day: Date) => day.toDateString() === new Date().toDateString();

export const formatDay = (iso: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: zone }).format(new Date(iso));

/** Formats a calendar date such as 2027-03-31, independent of the time zone. */
export const formatDate = (day: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** A day in the reader's language and time zone; the exact moment on hover. */
export const Day = ({ at }: { at: string }) => {
  const { i18n } = useTranslation();
  return (
    <time dateTime={at} title={formatMoment(at, i18n.language)}>
      {formatDay(at, i18n.language)}
    </time>
  );
};
