/** What one action of a person, or one round of the clock, asks of AWS: measured on one machine by `npm run bench`. */
import * as z from 'zod';
import measured from './usage.json' with { type: 'json' };

export const ACTIONS = [
  'first_visit',
  'visit',
  'ten_minutes',
  'list',
  'application',
  'controls',
  'assessments',
  'dashboard',
  'my_work',
  'search',
  'create',
  'change',
  'answer',
  'assess',
  'comment',
  'upload',
  'download',
  'container',
  'list_again',
  'quarter',
  'day',
] as const;
export type Action = (typeof ACTIONS)[number];

const Amount = z.number().min(0);
const Consumption = z.strictObject({
  /** Units of the table. */
  read: Amount,
  write: Amount,
  /** Requests to the API, how long its functions took with them, and what they answered. */
  api: Amount,
  api_ms: Amount,
  api_kb: Amount,
  /** Files of the web app. */
  site: Amount,
  site_kb: Amount,
  /** What was put into storage and asked of it, and what of that went to browsers. */
  puts: Amount,
  gets: Amount,
  out_kb: Amount,
  mails: Amount,
  /** To queues. */
  messages: Amount,
  /** Functions that nobody waits for: jobs, the stream, triggers. */
  runs: Amount,
  run_ms: Amount,
});
export type Consumption = z.output<typeof Consumption>;

/** Of a tenant with so many applications. */
const MeasuredTenant = z.strictObject({
  applications: z.int().min(1),
  kept_kb: Amount,
  actions: z.record(z.enum(ACTIONS), Consumption),
});
export type MeasuredTenant = z.output<typeof MeasuredTenant>;

const Usage = z.strictObject({
  on: z.iso.date(),
  command: z.string(),
  tenants: z.tuple([MeasuredTenant, MeasuredTenant]),
});
export type Usage = z.output<typeof Usage>;

export const readUsage = (): Usage => Usage.parse(measured);
