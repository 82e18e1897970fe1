/** The AWS consumption of one user action or scheduler run, measured locally by `npm run bench`. */
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
  /** Read and write units of the table. */
  read: Amount,
  write: Amount,
  /** API requests, their execution time, and the size of their responses. */
  api: Amount,
  api_ms: Amount,
  api_kb: Amount,
  /** Files of the web app. */
  site: Amount,
  site_kb: Amount,
  /** Storage requests and the bytes sent to browsers. */
  puts: Amount,
  gets: Amount,
  out_kb: Amount,
  mails: Amount,
  /** Messages sent to queues. */
  messages: Amount,
  /** Background functions: jobs, the stream, triggers. */
  runs: Amount,
  run_ms: Amount,
});
export type Consumption = z.output<typeof Consumption>;

/** The measurements of a tenant with this many applications. */
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
