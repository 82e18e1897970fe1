import { addDays, addMonths, earlierInWeek } from '#domain/day.ts';

export const monthOf = (day: string) => day.slice(0, 7);

const firstOf = (day: string) => `${monthOf(day)}-01`;

/** The Monday of the day's week. */
export const weekOf = (day: string) => earlierInWeek(day)[0] ?? day;

export const daysOfWeek = (monday: string) => Array.from({ length: 7 }, (_, n) => addDays(monday, n));

/** The whole weeks that contain a day of the month. */
export const weeksOfMonth = (day: string): string[][] => {
  const end = addMonths(firstOf(day), 1);
  const weeks: string[][] = [];
  for (let monday = weekOf(firstOf(day)); monday < end; monday = addDays(monday, 7)) weeks.push(daysOfWeek(monday));
  return weeks;
};

/** The day that a key of the calendar leads to, or undefined for other keys. */
export const dayByKey = (key: string, day: string): string | undefined => {
  const steps: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => weekOf(day),
    End: () => addDays(weekOf(day), 6),
    PageUp: () => addMonths(day, -1),
    PageDown: () => addMonths(day, 1),
  };
  return steps[key]?.();
};
