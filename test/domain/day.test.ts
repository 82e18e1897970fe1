import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, earlierInWeek } from '#domain/day.ts';

test('days go over the ends of months and years, and know nothing of clocks that go forward', () => {
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
});

test('a month later is the same day, or the last of a month that has no such day', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2027-11-30', 3)).toBe('2028-02-29');
  expect(addMonths('2027-12-15', 12)).toBe('2028-12-15');
});

test('days between are fewer than none where that is over', () => {
  expect(daysBetween('2027-02-27', '2027-03-01')).toBe(2);
  expect(daysBetween('2027-03-01', '2027-02-27')).toBe(-2);
});

test('the days of its week that are over begin with a Monday', () => {
  expect(earlierInWeek('2027-03-01')).toEqual([]);
  expect(earlierInWeek('2027-03-03')).toEqual(['2027-03-01', '2027-03-02']);
  expect(earlierInWeek('2027-03-07')).toHaveLength(6);
});
