/** Writes a calendar in the iCalendar format (RFC 5545). */

export type CalendarEvent = {
  /** The same in every version of the calendar. */
  uid: string;
  /** An all-day event. */
  day: string;
  summary: string;
  url: string;
};

type Calendar = {
  name: string;
  /** The time zone of the days. */
  timeZone: string;
  /** The day on which the calendar is read. */
  today: string;
  events: readonly CalendarEvent[];
};

const PRODUCT = 'PRODID:-//Plumbline//Due dates//EN';

const LONGEST_LINE = 75;

const octets = (text: string) => new TextEncoder().encode(text).length;

/** Splits a content line after at most 75 octets, without splitting a character. */
const folded = (line: string): string => {
  const parts = [''];
  for (const character of line) {
    const last = parts.at(-1) ?? '';
    if (octets(last + character) <= LONGEST_LINE) parts[parts.length - 1] = last + character;
    else parts.push(` ${character}`);
  }
  return parts.join('\r\n');
};

/** Escapes a value of the type TEXT. Control characters are not allowed in it. */
const text = (value: string) =>
  value
    .replaceAll(/\r\n|\r/g, '\n')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, '');

const date = (day: string) => day.replaceAll('-', '');

const eventLines = ({ uid, day, summary, url }: CalendarEvent, stamp: string) => [
  'BEGIN:VEVENT',
  `UID:${text(uid)}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${date(day)}`,
  `SUMMARY:${text(summary)}`,
  `DESCRIPTION:${text(url)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

const written = (lines: readonly string[]) => lines.map((line) => `${folded(line)}\r\n`).join('');

/** One event as a file. Calendar programs replace the event of an earlier mail by its time. */
export const eventFile = (event: CalendarEvent, sentAt: Date): string =>
  written([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', PRODUCT, 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...eventLines(event, sentAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')),
    'END:VCALENDAR',
  ]);

/** A calendar must have at least one component, even if it has no events. */
const PLACEHOLDER = [
  ...['BEGIN:VTIMEZONE', 'TZID:UTC', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0000', 'END:STANDARD', 'END:VTIMEZONE'],
];

export const calendarText = ({ name, timeZone, today, events }: Calendar): string =>
  written([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    PRODUCT,
    'CALSCALE:GREGORIAN',
    // Programs that do not know the properties of RFC 7986 read the older ones.
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    // The time is the same all day, so that an unchanged calendar keeps its ETag.
    ...(events.length > 0 ? events.flatMap((event) => eventLines(event, `${date(today)}T000000Z`)) : PLACEHOLDER),
    'END:VCALENDAR',
  ]);
