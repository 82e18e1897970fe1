import type { Broken } from './field-error.ts';

/** A day of the calendar, as 2027-03-31. */
export const isDay = (text: string) => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

const DAY = 24 * 3_600_000;

export const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** The same day so many months later, or the last of that month where it has none. */
export const addMonths = (day: string, months: number) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
};

/** Of days before this one, and of those more than 20 years from now, nobody means any: the year was mistyped. */
export const FIRST_DAY = '1990-01-01';
export const lastDay = (today: string) => addMonths(today, 12 * 20);

export const rangeProblem = (day: string, from: string, to: string): Broken | undefined =>
  day < from || day > to ? { code: 'day_out_of_range', params: { from, to } } : undefined;

/** What is to be done has its day still before it. */
export const aheadProblem = (day: string, today: string) => rangeProblem(day, today, lastDay(today));

/** The days of its week that are over by then, Monday first. */
export const earlierInWeek = (day: string) => {
  const over = (new Date(day).getUTCDay() + 6) % 7;
  return Array.from({ length: over }, (_, n) => addDays(day, n - over));
};

/** How many days from one to the other; fewer than none where that is over. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;

/** Nothing where there is none. */
export const earliestOf = (days: readonly (string | null)[]): string | null =>
  days.reduce((first, day) => (day !== null && (first === null || day < first) ? day : first), null);
