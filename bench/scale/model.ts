/** What a load takes of each limit, computed from measured unit costs. */
import type { Habits } from '#lib/cost/habits.ts';
import { ACTIONS, type Action, type Consumption } from '#lib/cost/usage.ts';
import * as quotas from './quotas.ts';

export type Load = {
  /** Tenants in one account. */
  tenants: number;
  /** Of each tenant. */
  applications: number;
  users_an_hour: number;
};

export type UnitCosts = {
  actions: Readonly<Record<Action, Consumption>>;
  /** How many resources of each type a tenant has. */
  resources: Readonly<Record<string, number>>;
  /** To read a changed bucket of a list again, for each application in the list. */
  read_units_an_application: number;
  mb_an_application: number;
  /** The most rows of a list. */
  most_rows: number;
  buckets: number;
  /** Seconds during which a changed bucket is read again by each request. */
  settling: number;
};

export type Share = { limit: string; share: number };

const NAMES = ['read', 'write', 'api', 'api_ms', 'run_ms', 'api_kb', 'site_kb', 'out_kb'] as const;
type Name = (typeof NAMES)[number];

/** The actions that read the list of applications. */
const LISTING = ['visit', 'list', 'dashboard', 'search'] as const;
/** The actions that change a row of it. */
const CHANGING = ['create', 'change'] as const;

const sumOf = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((sum, one) => sum + of(one), 0);

/** A person who visits does that share of a day's actions. */
const visitOf = ({ a_day }: Habits, { actions }: UnitCosts) => {
  const times = (action: Action) => ((a_day as Partial<Record<Action, number>>)[action] ?? 0) / a_day.visit; // others follow from these
  const sum = (name: Name) => sumOf(ACTIONS, (action) => times(action) * actions[action][name]);
  return {
    ...(Object.fromEntries(NAMES.map((name) => [name, sum(name)])) as Record<Name, number>), // all names
    lists: sumOf(LISTING, times),
    changes: sumOf(CHANGING, times),
  };
};

/** For one tenant and second. */
export const trafficOf = ({ applications, users_an_hour }: Load, costs: UnitCosts, habits: Habits) => {
  const visits = users_an_hour / 3_600;
  const visit = visitOf(habits, costs);
  const changes = visits * visit.changes;
  // The expected number of buckets that changed while a bucket settles.
  const changed = costs.buckets * (1 - (1 - 1 / costs.buckets) ** (changes * costs.settling));
  const again = changed * (applications / costs.buckets) * costs.read_units_an_application;
  return {
    requests: visits * visit.api,
    functions: (visits * (visit.api_ms + visit.run_ms) * habits.lambda_for_local) / 1_000,
    read_units: visits * (visit.read + visit.lists * again),
    /** What each request of a list reads again. */
    read_units_a_list: again,
    write_units: visits * visit.write,
    changes,
    egress_mb: (visits * (visit.api_kb + visit.site_kb + visit.out_kb)) / 1_000,
  };
};

/** Two write units for each change, because it is part of a transaction. */
const STAMP_UNITS = 2;

/** The largest share first: above 1, the limit is exceeded. */
export const sharesOf = (load: Load, costs: UnitCosts, habits: Habits): Share[] => {
  const { tenants, applications } = load;
  const one = trafficOf(load, costs, habits);
  const resources = Object.entries(quotas.ACCOUNT_QUOTAS).map(([type, most]) => ({
    limit: type.replace('AWS::', '').replace('::', ' '),
    share: (tenants * (costs.resources[type] ?? 0)) / most,
  }));
  return [
    ...resources,
    { limit: 'requests to the API', share: (tenants * one.requests) / quotas.API_REQUESTS_A_SECOND },
    { limit: 'concurrent functions', share: (tenants * one.functions) / quotas.CONCURRENT_FUNCTIONS },
    { limit: 'read units of the table', share: one.read_units / quotas.READ_UNITS_A_SECOND },
    { limit: 'write units of the table', share: one.write_units / quotas.WRITE_UNITS_A_SECOND },
    {
      limit: 'write units of the partition of bucket versions',
      share: (STAMP_UNITS * one.changes) / quotas.PARTITION_WRITE_UNITS_A_SECOND,
    },
    { limit: 'rows of a list', share: applications / costs.most_rows },
    { limit: 'memory of a function', share: (applications * costs.mb_an_application) / quotas.LIST_MEMORY_MB },
  ].toSorted((a, b) => b.share - a.share);
};

/** So many people make this traffic in an hour of work. */
export const peopleOf = ({ users_an_hour }: Load, { come, a_day, hours_a_day }: Habits) =>
  (users_an_hour * hours_a_day) / (come * a_day.visit);
