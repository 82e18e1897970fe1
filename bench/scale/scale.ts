/** Computes what a large load takes of each limit and costs. `docs/scale.md` says what to do about the first limit. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figure } from '#bench/report/figure.ts';
import { type Latest, readLatest } from '#bench/report/latest.ts';
import { MOST_ROWS } from '#domain/list/limits.ts';
import { TYPICAL } from '#lib/cost/habits.ts';
import { monthOf, switchesOf } from '#lib/cost/month.ts';
import { pricesIn } from '#lib/cost/prices.ts';
import { readUsage } from '#lib/cost/usage.ts';
import { resourcesOf } from '#lib/tenants/stage-resources.ts';
import { readTarget, TENANTS } from '#lib/tenants/tenant.ts';
import { type Load, peopleOf, sharesOf, trafficOf, type UnitCosts } from './model.ts';

/** The number of buckets and their settling time, as in `list-cache.ts`. */
const LIST_CACHE = { buckets: 64, settling: 10 };
const MEASURED = 100_000;
const SHOWN = 4;
const SECONDS_A_MONTH = TYPICAL.working_days * TYPICAL.hours_a_day * 3_600;

const LOADS: Readonly<Record<string, Load>> = {
  '1,000 tenants of 1,000 applications and 10 users an hour': {
    tenants: 1_000,
    applications: 1_000,
    users_an_hour: 10,
  },
  'a tenant of 10,000 applications and 10,000 users an hour': {
    tenants: 1,
    applications: 10_000,
    users_an_hour: 10_000,
  },
  'a tenant of 100,000 applications and 10,000 users an hour': {
    ...{ tenants: 1, applications: 100_000, users_an_hour: 10_000 },
  },
  'a tenant of 1,000,000 applications and 1,000 users an hour': {
    ...{ tenants: 1, applications: 1_000_000, users_an_hour: 1_000 },
  },
};

const figureIn = (latest: Latest, name: string, unit: Figure['unit']) => {
  const found = latest.flatMap(({ figures }) => figures).find((one) => one.name === name && one.unit === unit);
  if (!found) throw new Error(`latest.json lacks "${name}". Run npm run bench -- lists first.`);
  return found.value;
};

export const measureScale = async (folder: string): Promise<Figure[]> => {
  const latest = await readLatest();
  const usage = readUsage();
  const target = readTarget('example', 'prd', TENANTS);
  const templates = join(folder, 'templates');
  await mkdir(templates);
  const resources = resourcesOf(target, templates);
  const applications = `${MEASURED.toLocaleString('en')} applications`;
  const counted = Map.groupBy(resources, ({ Type }) => Type);
  const costs: UnitCosts = {
    ...LIST_CACHE,
    actions: usage.tenants[1].actions,
    resources: Object.fromEntries([...counted].map(([type, all]) => [type, all.length])),
    read_units_an_application:
      (figureIn(latest, `A changed bucket, read again, ${applications}`, 'read units') * LIST_CACHE.buckets) / MEASURED,
    mb_an_application: figureIn(latest, `The list in memory, ${applications}`, 'MB') / MEASURED,
    most_rows: MOST_ROWS,
  };
  const prices = pricesIn(target.tenant.region);
  return Object.entries(LOADS).flatMap(([name, load]): Figure[] => {
    const traffic = trafficOf(load, costs, TYPICAL);
    const company = { users: peopleOf(load, TYPICAL), applications: usage.tenants[1].applications };
    const lists = traffic.read_units - trafficOf({ ...load, applications: 0 }, costs, TYPICAL).read_units;
    const month = monthOf(resources, usage, company, switchesOf(target), prices).total;
    return [
      ...sharesOf(load, costs, TYPICAL)
        .slice(0, SHOWN)
        .map(({ limit, share }): Figure => ({ name: `${name} : ${limit}`, value: share, unit: 'ratio' })),
      { name: `${name}, each list reads again`, value: traffic.read_units_a_list, unit: 'read units' },
      { name: `${name}, requests of all tenants`, value: load.tenants * traffic.requests, unit: 'requests/s' },
      { name: `${name}, egress of all tenants in a second`, value: load.tenants * traffic.egress_mb, unit: 'MB' },
      {
        name: `${name}, cost in a month`,
        value: load.tenants * (month + prices.costOf('read_unit', lists * SECONDS_A_MONTH)),
        unit: 'USD',
      },
    ];
  });
};
