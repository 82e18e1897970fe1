/** Calendar days, which do not depend on a time zone. */

/** Formats a date, or a month if the day is unknown. */
export const formatCalendarDay = (on: string, language: string) =>
  new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    ...(on.length === 'yyyy-mm'.length ? { year: 'numeric', month: 'long' } : { dateStyle: 'medium' }),
  }).format(new Date(on));

/** The current date in the user's time zone; the Swedish locale formats it as yyyy-mm-dd. */
export const today = () => new Date().toLocaleDateString('sv');
