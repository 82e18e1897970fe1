import type { Broken } from './field-error.ts';

/** Calendar days as ISO text, such as 2027-03-31. */
export const isDay = (text: string) => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

const DAY = 24 * 3_600_000;

/** Days compare as texts. */
export const laterDay = (a: string, b: string) => (a > b ? a : b);

export const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Adds months; a day that the month lacks becomes its last day. */
export const addMonths = (day: string, months: number) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
};

/** Bounds for days that users type, to catch typing errors in the year. */
export const FIRST_DAY = '1990-01-01';
export const lastDay = (today: string) => addMonths(today, 12 * 20);

export const rangeProblem = (day: string, from: string, to: string): Broken | undefined =>
  day < from || day > to ? { code: 'day_out_of_range', params: { from, to } } : undefined;

/** A due date must not be in the past. */
export const aheadProblem = (day: string, today: string) => rangeProblem(day, today, lastDay(today));

/** Earlier days of the same week, starting with Monday. */
export const earlierInWeek = (day: string) => {
  const over = (new Date(day).getUTCDay() + 6) % 7;
  return Array.from({ length: over }, (_, n) => addDays(day, n - over));
};

/** Negative if `to` is earlier than `from`. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;

/** Null if all days are null. */
export const earliestOf = (days: readonly (string | null)[]): string | null =>
  days.reduce((first, day) => (day !== null && (first === null || day < first) ? day : first), null);
