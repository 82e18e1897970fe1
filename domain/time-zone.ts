/** Where clocks show what. No schema lives here, so that the browser can have it for nothing. */
import { addDays } from './day.ts';

/** By its name in the IANA database, such as Europe/Berlin. */
export const isTimeZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

/** What a calendar and a clock on the wall show. */
const wallAt = (zone: string, moment: number) => {
  const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const [date = '', time = ''] = format.format(moment).split(' ');
  return { date, time };
};

/** The day that it is there. */
export const dayIn = (zone: string, moment: number = Date.now()) => wallAt(zone, moment).date;

/**
 * The last date on which clocks have come to a time of day. Where the clocks go forward over it, that is as soon as they
 * are past it; where they go back and show it again, it is once all the same.
 */
export const lastDue = (time: string, zone: string, moment: number) => {
  const wall = wallAt(zone, moment);
  if (wall.time >= time) return wall.date;
  return addDays(wall.date, -1);
};
