import { expect, test } from 'vitest';
import { dayByKey, weeksOfMonth } from '#web/features/my-work/calendar/month.ts';

test('a month is shown in whole weeks that start on Monday', () => {
  const weeks = weeksOfMonth('2026-11-27');
  expect(weeks.map(([monday]) => monday)).toEqual([
    ...['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'],
  ]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeksOfMonth('2027-02-28').map(([monday]) => monday)).toEqual([
    ...['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22'],
  ]);
});

test('keys move between days, weeks and months', () => {
  const from = (key: string) => dayByKey(key, '2026-12-31');
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(from)).toEqual([
    ...['2026-12-30', '2027-01-01', '2026-12-24', '2027-01-07'],
  ]);
  expect(['Home', 'End', 'PageUp', 'PageDown', 'x'].map(from)).toEqual([
    ...['2026-12-28', '2027-01-03', '2026-11-30', '2027-01-31', undefined],
  ]);
});
