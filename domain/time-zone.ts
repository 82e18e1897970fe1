/** Days and times in a time zone. Contains no schema, to keep the browser bundle small. */
import { addDays } from './day.ts';

/** Checks a name of the IANA database, such as Europe/Berlin. */
export const isTimeZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

const wallAt = (zone: string, moment: number) => {
  const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const [date = '', time = ''] = format.format(moment).split(' ');
  return { date, time };
};

export const dayIn = (zone: string, moment: number = Date.now()) => wallAt(zone, moment).date;

/**
 * The last date on which a local time was reached. If daylight saving skips the time, it counts as reached right after
 * the gap; a repeated time counts once.
 */
export const lastDue = (time: string, zone: string, moment: number) => {
  const wall = wallAt(zone, moment);
  if (wall.time >= time) return wall.date;
  return addDays(wall.date, -1);
};
