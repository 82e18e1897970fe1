import { expect, test } from 'vitest';
import { dayIn, isTimeZone, lastDue } from '#domain/time-zone.ts';

const due = (time: string, zone: string, moment: string) => lastDue(time, zone, Date.parse(moment));

test.each([
  ['Europe/Berlin', '2026-11-22T01:59:59Z', '2026-11-21'],
  ['Europe/Berlin', '2026-11-22T02:00:00Z', '2026-11-22'],
  ['America/New_York', '2026-11-22T07:59:59Z', '2026-11-21'],
  ['America/New_York', '2026-11-22T08:00:00Z', '2026-11-22'],
  ['Asia/Kathmandu', '2026-11-21T21:14:59Z', '2026-11-21'],
  ['Asia/Kathmandu', '2026-11-21T21:15:00Z', '2026-11-22'],
  ['Pacific/Kiritimati', '2026-12-31T13:00:00Z', '2027-01-01'],
  ['UTC', '2026-03-01T02:59:00Z', '2026-02-28'],
])('three o’clock in %s: at %s the date is %s', (zone, moment, date) => {
  expect(due('03:00', zone, moment)).toBe(date);
});

test('a time skipped by daylight saving is due right after the gap', () => {
  // Berlin skips from 02:00 to 03:00 that night.
  expect(due('02:30', 'Europe/Berlin', '2026-03-29T00:59:59Z')).toBe('2026-03-28');
  expect(due('02:30', 'Europe/Berlin', '2026-03-29T01:00:00Z')).toBe('2026-03-29');
});

test('a repeated hour gives each quarter one date, never a later one twice', () => {
  const night = Date.parse('2026-10-24T22:00:00Z');
  const dates = Array.from({ length: 24 * 4 }, (_, quarter) =>
    lastDue('02:30', 'Europe/Berlin', night + quarter * 900_000),
  );
  expect(new Set(dates)).toEqual(new Set(['2026-10-24', '2026-10-25']));
});

test('a time zone is valid by its IANA name', () => {
  for (const name of ['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires']) expect(isTimeZone(name)).toBe(true);
  for (const name of ['', 'Mars/Olympus', 'Europe', 'Berlin']) expect(isTimeZone(name)).toBe(false);
});

test('today follows the calendar of the time zone', () => {
  const moment = Date.parse('2026-11-22T23:30:00Z');
  expect([dayIn('America/New_York', moment), dayIn('Europe/Berlin', moment)]).toEqual(['2026-11-22', '2026-11-23']);
});
