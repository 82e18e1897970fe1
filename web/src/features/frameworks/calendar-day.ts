/** Days of the calendar, which are the same wherever they are read. */

/** A day in words, or a month where no day is known. */
export const formatCalendarDay = (on: string, language: string) =>
  new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    ...(on.length === 'yyyy-mm'.length ? { year: 'numeric', month: 'long' } : { dateStyle: 'medium' }),
  }).format(new Date(on));

/** The day that it is where the reader is: in Swedish it is written as the calendar's days are. */
export const today = () => new Date().toLocaleDateString('sv');
