import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, earlierInWeek } from '#domain/day.ts';

test('adding days crosses months and years and ignores daylight saving time', () => {
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
});

test('a month later is the same day, or the last day of a shorter month', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2027-11-30', 3)).toBe('2028-02-29');
  expect(addMonths('2027-12-15', 12)).toBe('2028-12-15');
});

test('the days between are negative when the end precedes the start', () => {
  expect(daysBetween('2027-02-27', '2027-03-01')).toBe(2);
  expect(daysBetween('2027-03-01', '2027-02-27')).toBe(-2);
});

test('the earlier days of a week start on Monday', () => {
  expect(earlierInWeek('2027-03-01')).toEqual([]);
  expect(earlierInWeek('2027-03-03')).toEqual(['2027-03-01', '2027-03-02']);
  expect(earlierInWeek('2027-03-07')).toHaveLength(6);
});
