/** The monthly cost by usage: measured consumption, multiplied by the users' habits and the list prices. */
import type { Item } from './fixed-cost.ts';
import type { Habits } from './habits.ts';
import type { PriceKey, PriceList } from './prices.ts';
import { ACTIONS, type Action, type Consumption, type Usage } from './usage.ts';

export type Company = { users: number; applications: number };
/** Optional features of a tenant that AWS bills by usage. */
export type Switches = {
  waf: boolean;
  customer_key: boolean;
  malware_scan: boolean;
  backups: boolean;
  threat_protection: boolean;
};

/** The average. */
const HOURS_A_MONTH = 730;
const DAYS_A_MONTH = HOURS_A_MONTH / 24;
/**
 * The memory of a function in `plumbline-function.ts`. The worker of bias tests has more, but no measured action runs
 * it.
 */
const FUNCTION_GB = 1;
/** The metrics of the daily sweep: applications in total, by tier and without a tier, and vendors. */
const SWEPT_METRICS = 7;
/** Sending, receiving and deleting a message. */
const REQUESTS_A_MESSAGE = 3;

type Name = keyof Consumption;
const NAMES: readonly Name[] = [
  ...(['read', 'write', 'api', 'api_ms', 'api_kb', 'site', 'site_kb'] as const),
  ...(['puts', 'gets', 'out_kb', 'mails', 'messages', 'runs', 'run_ms'] as const),
];

/** A smaller increase with ten times as many applications counts as noise of the machine. */
const NOISE = 1.25;

/** Interpolates linearly between the measured tenants. Values that hardly grow or decrease stay constant. */
const onLine = ({ tenants: [few, many] }: Usage, applications: number) => {
  const share = (applications - few.applications) / (many.applications - few.applications);
  return (at: number, then: number) => (then > at * NOISE ? Math.max(0, at + (then - at) * share) : at);
};

const consumptionOf = (usage: Usage, action: Action, applications: number): Consumption => {
  const on = onLine(usage, applications);
  const [few, many] = usage.tenants;
  const of = (name: Name) => on(few.actions[action][name], many.actions[action][name]);
  return Object.fromEntries(NAMES.map((name) => [name, of(name)])) as Consumption; // has all names
};

/** How often an action occurs in a month. */
const timesIn = ({ users }: Company, habits: Habits) => {
  const days = users * habits.come * habits.working_days;
  const { visit, create, change } = habits.a_day;
  const hours = habits.hours_a_day * habits.working_days;
  const containers = Math.min(days * visit * habits.containers_a_visit, hours * habits.containers_an_hour);
  return (action: Action) => {
    if (action === 'first_visit') return users * habits.first_visits_a_month;
    if (action === 'quarter') return 4 * HOURS_A_MONTH;
    if (action === 'day') return DAYS_A_MONTH;
    if (action === 'container') return containers + DAYS_A_MONTH; // the daily jobs always have a cold start
    if (action === 'list_again') return days * (create + change) * habits.copies;
    return days * habits.a_day[action];
  };
};

type Quantities = Readonly<Record<UsedKey, number>>;
type UsedKey = Exclude<
  PriceKey,
  'alarm' | 'dashboard' | 'key' | 'secret' | 'web_acl' | 'web_acl_rule' // part of the fixed cost
>;

export const quantitiesOf = (usage: Usage, company: Company, habits: Habits, has: Switches): Quantities => {
  const { users, applications } = company;
  const times = timesIn(company, habits);
  const sum = (name: Name) =>
    ACTIONS.reduce((all, action) => all + times(action) * consumptionOf(usage, action, applications)[name], 0);

  const [few, many] = usage.tenants;
  const workDays = users * habits.come * habits.working_days;
  const runs = sum('api') + sum('runs');
  const seconds =
    (habits.lambda_for_local * (sum('api_ms') + sum('run_ms')) + habits.start_ms * times('container')) / 1e3;
  const logs = (runs * habits.log_kb_a_run) / 1e6;
  const seen = has.waf ? sum('api') + sum('site') : 0;
  const firewallLogs = (seen * habits.kept_by_firewall * habits.firewall_log_kb) / 1e6;
  const table = onLine(usage, applications)(few.kept_kb, many.kept_kb) / 1e6;
  const files = (applications * habits.files_an_application * habits.mb_a_file) / 1e3;
  const uploads = times('upload');
  const activeShare = users > 0 ? (habits.hours_a_day * habits.working_days) / HOURS_A_MONTH : 1 / 24;
  return {
    person: has.threat_protection ? 0 : users,
    watched_person: has.threat_protection ? users : 0,
    function_request: runs,
    function_gb_second: seconds * FUNCTION_GB,
    api_request: sum('api'),
    edge_request: sum('api') + sum('site'),
    edge_gb: (sum('api_kb') + sum('site_kb')) / 1e6,
    read_unit: sum('read'),
    write_unit: sum('write'),
    table_gb: table,
    table_history_gb: table,
    storage_put: sum('puts'),
    storage_get: sum('gets'),
    storage_gb: files,
    storage_out_gb: sum('out_kb') / 1e6,
    queue_request: sum('messages') * REQUESTS_A_MESSAGE,
    mail: sum('mails') + workDays * habits.mails_a_day,
    log_gb: logs,
    log_kept_gb: (logs + firewallLogs) * habits.months_of_logs,
    firewall_log_gb: firewallLogs,
    trace: runs,
    metric: activeShare + SWEPT_METRICS / 24,
    web_acl_request: seen,
    key_request: has.customer_key ? sum('puts') + sum('gets') + sum('messages') : 0,
    scan_gb: has.malware_scan ? (uploads * habits.mb_a_file) / 1e3 : 0,
    scan_file: has.malware_scan ? uploads : 0,
    backup_gb: has.backups ? table + files : 0,
  };
};

const ITEMS: readonly { what: string; keys: readonly UsedKey[]; part?: Item['part'] }[] = [
  { what: 'people who sign in (Cognito)', keys: ['person', 'watched_person'] },
  { what: 'GB-seconds of functions (Lambda)', keys: ['function_gb_second'] },
  { what: 'invocations of functions (Lambda)', keys: ['function_request'] },
  { what: 'requests to the API (API Gateway)', keys: ['api_request'] },
  { what: 'requests to the site and the API (CloudFront)', keys: ['edge_request'] },
  { what: 'GB sent by the site and the API (CloudFront)', keys: ['edge_gb'] },
  { what: 'read units (DynamoDB)', keys: ['read_unit'] },
  { what: 'write units (DynamoDB)', keys: ['write_unit'] },
  { what: 'GB in the table, counted twice for its history', keys: ['table_gb', 'table_history_gb'] },
  { what: 'file uploads and downloads (S3)', keys: ['storage_put', 'storage_get'] },
  { what: 'GB of stored files (S3)', keys: ['storage_gb'] },
  { what: 'GB of files sent to browsers (S3)', keys: ['storage_out_gb'] },
  { what: 'requests to queues (SQS)', keys: ['queue_request'] },
  { what: 'mails (SES)', keys: ['mail'] },
  { what: 'GB of logs, ingested and stored (CloudWatch)', keys: ['log_gb', 'log_kept_gb'] },
  { what: 'traces (X-Ray)', keys: ['trace'] },
  { what: 'custom metrics (CloudWatch)', keys: ['metric'] },
  { what: 'GB in backups (AWS Backup)', keys: ['backup_gb'] },
  { what: 'scanned files (GuardDuty)', keys: ['scan_file', 'scan_gb'] },
  { what: 'requests inspected by firewalls (WAF)', keys: ['web_acl_request'], part: 'WAF' },
  { what: 'GB of firewall logs (CloudWatch)', keys: ['firewall_log_gb'], part: 'WAF' },
  { what: 'requests to the key (KMS)', keys: ['key_request'], part: 'KMS' },
];

/** Sorted by cost, highest first. The count is that of the item's first key. */
export const usageCost = (quantities: Quantities, { costOf }: PriceList): readonly Item[] =>
  ITEMS.flatMap(({ what, keys, part = 'rest' }) => {
    const cost = keys.reduce((sum, key) => sum + costOf(key, quantities[key]), 0);
    const count = keys.map((key) => quantities[key]).find((one) => one > 0) ?? 0;
    return cost > 0 ? [{ what, count, cost, part }] : [];
  }).toSorted((a, b) => b.cost - a.cost);
