/** A person's due dates as a calendar, which calendar programs read at a secret address without signing in. */
import * as z from 'zod';
import { route } from '#contract/http/route.ts';
import { Instant } from '#domain/entity.ts';

export const calendar = {
  'GET /calendar/address': route({
    id: 'getCalendarAddress',
    allow: 'signed-in',
    by: 'people',
    summary: 'Get when your calendar address was created. The address itself cannot be read again',
    response: z.object({
      created_at: Instant.nullable().meta({ description: 'Null if you have no calendar address.' }),
    }),
  }),
  'POST /calendar/address': route({
    id: 'createCalendarAddress',
    allow: 'signed-in',
    by: 'people',
    summary:
      'Create a secret address at which calendar programs read your due dates. The response is the only place that shows it. An earlier address stops working',
    response: z.object({ address: z.url() }),
    shown: 'once',
    status: 201,
  }),
  'DELETE /calendar/address': route({
    id: 'revokeCalendarAddress',
    allow: 'signed-in',
    by: 'people',
    summary: 'Revoke your calendar address',
  }),
  'GET /calendar/feeds/{file}': route({
    id: 'readCalendar',
    allow: 'anyone',
    summary:
      'Read the due dates of a person as an iCalendar file (RFC 5545): their tasks, and the deadlines of the next year of what they can access. The file name in the address is the secret',
    mediaType: 'text/calendar',
    response: z.string().meta({ examples: ['BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'] }),
  }),
};
