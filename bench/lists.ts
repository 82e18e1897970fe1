/**
 * Measures a list page as the tenant grows: relative to one application, in read units, in memory, and on first access.
 */
import * as z from 'zod';
import type { RouteKey } from '#contract/http/route.ts';
import { askWell, type Request } from './ask.ts';
import { type Figure, median, p95, p99 } from './report/figure.ts';
import type { Tenant } from './tenant/tenant.ts';
import { untilQuiet } from './turns.ts';

const ROUNDS = 100;
const WARM_UP = 10;
const MOST_SECONDS = 90;
/** The list cache re-reads recent changes for this long, because writes may become visible late. */
const SETTLING = 10_000;

const Listed = z.object({
  applications: z.array(z.object({ id: z.string() })).min(1),
  next_cursor: z.string().nullable(),
});

const SEARCHED = 'sorts it by what';
const FILTERED = { risk_tier: 'high', model_type: 'both' };

/** Reads no list data, so it shows the fixed cost of a request. */
const NOTHING: RouteKey = 'GET /access/user/draft-key';

const KINDS = ['one application', 'first page', 'filtered', 'searched', 'deep'] as const;
type Kind = (typeof KINDS)[number];

const list = async (tenant: Tenant, query: Record<string, string>) => {
  const { body, ms } = await askWell(tenant.api, tenant.tokens.inAllGroups, 'GET /applications', { query });
  return { ...Listed.parse(body), ms };
};

/** The middle of the list, but at most 5,000 applications from its start. */
const deepCursor = async (tenant: Tenant) => {
  const pages = Math.min(Math.max(1, Math.floor(tenant.size / 200)), 50);
  let cursor = '';
  for (let n = 0; n < pages; n++) {
    const query = { limit: tenant.size < 200 ? '50' : '100', ...(cursor && { cursor }) };
    cursor = (await list(tenant, query)).next_cursor ?? '';
  }
  return cursor;
};

type Series = { tenant: Tenant; kind: Kind; key: RouteKey; request: Request; times: number[]; readUnits: number };
/** The first page that a container answers. */
type First = { ms: number; ofTable: number; units: number };
const TIMES = 3;

type Size = {
  tenant: Tenant;
  first: First;
  series: Series[];
  listBytes: number;
  bucketUnits: number;
  callerUnits: number;
  taken: number;
  held: number;
};

/** Loads the functions but not the list. */
const prepare = async (tenant: Tenant): Promise<Size> => {
  await tenant.renewTokens();
  const token = tenant.tokens.inAllGroups;
  await askWell(tenant.api, token, NOTHING);
  await askWell(tenant.api, token, 'GET /vendors');
  const { applications } = await list(tenant, { limit: '25' });
  const cursor = await deepCursor(tenant);
  const of = (kind: Kind, query: Record<string, string>): Series => {
    const key = 'GET /applications' as const;
    return { tenant, kind, key, request: { query }, times: [], readUnits: 0 };
  };
  const one = { params: { id: applications[0]?.id ?? '' } };
  const series: Series[] = [
    { tenant, kind: 'one application', key: 'GET /applications/{id}', request: one, times: [], readUnits: 0 },
    of('first page', {}),
    of('filtered', { ...FILTERED, sort: '-updated_at' }),
    of('searched', { text: SEARCHED }),
    of('deep', { cursor }),
  ];
  return {
    tenant,
    first: { ms: 0, ofTable: 0, units: 0 },
    series,
    listBytes: 0,
    bucketUnits: 0,
    callerUnits: 0,
    taken: 0,
    held: 0,
  };
};

const askFor = ({ tenant, key, request }: Series) => askWell(tenant.api, tenant.tokens.inAllGroups, key, request);

/**
 * The series alternate, with a different first one in each round, so that a slow machine affects all series equally.
 */
const measureTimes = async (all: readonly Series[]) => {
  for (let n = 0; n < WARM_UP; n++) for (const series of all) await askFor(series);
  const end = performance.now() + MOST_SECONDS * 1000;
  for (let round = 0; round < ROUNDS && performance.now() < end; round++)
    for (const turn of all.keys()) {
      const series = all[(turn + round) % all.length];
      if (series) series.times.push((await askFor(series)).ms);
    }
};

const measureUnits = async (size: Size) => {
  const { tenant } = size;
  await untilQuiet(tenant);
  await tenant.renewTokens();
  await askWell(tenant.api, tenant.tokens.inAllGroups, NOTHING);
  size.callerUnits = (await tenant.takeUnits()).read;
  for (const series of size.series) {
    await askFor(series);
    const { read, taken, held } = await tenant.takeUnits();
    series.readUnits = read;
    Object.assign(size, { taken: Math.max(taken, size.taken), held });
  }
};

/** Measures the table's share directly afterwards, under the same machine load. */
const measureFirst = async (tenant: Tenant): Promise<First> => {
  await untilQuiet(tenant);
  const found: First[] = [];
  for (let n = 0; n < TIMES; n++) {
    const ms = await tenant.firstPage();
    const ofTable = await tenant.tableAlone();
    found.push({ ms, ofTable, units: (await tenant.takeUnits()).read });
  }
  const of = (name: keyof First) => median(found.map((one) => one[name]));
  return { ms: of('ms'), ofTable: of('ofTable'), units: of('units') };
};

/** Budgets by the number of applications. */
const FIRST_PAGE_MS = { 10000: 250, 100000: 900 };
const FIRST_PAGE_UNITS = { 10000: 60 };
const LIST_MB = { 10000: 40, 100000: 150 };
const budgetFor = (budgets: Readonly<Record<number, number>>, { size }: Tenant) => {
  const atMost = budgets[size];
  return atMost !== undefined && { budget: { atMost } };
};

const count = (size: number) => size.toLocaleString('en');

export const measureLists = async (tenants: readonly Tenant[]): Promise<Figure[]> => {
  const sizes: Size[] = [];
  for (const tenant of tenants) sizes.push(await prepare(tenant));
  await new Promise((resolve) => setTimeout(resolve, SETTLING));
  for (const tenant of tenants) await tenant.renewTokens();
  await measureTimes(sizes.flatMap(({ series }) => series));
  for (const size of sizes) await measureUnits(size);
  // Must come last: reading the list again would count as memory.
  for (const size of sizes) size.first = await measureFirst(size.tenant);
  for (const size of sizes) {
    const bytes: number[] = [];
    for (let n = 0; n < TIMES; n++) bytes.push(await size.tenant.listBytes());
    size.listBytes = median(bytes);
    size.bucketUnits = await size.tenant.bucketUnits();
  }

  return sizes.flatMap(({ tenant, first, series, listBytes, bucketUnits, callerUnits, taken, held }): Figure[] => {
    const applications = `${count(tenant.size)} applications`;
    const one = median(series.find(({ kind }) => kind === 'one application')?.times ?? []);
    const name = `The first page that a container answers, ${applications}`;
    const ratio = { atMost: tenant.size > 10_000 ? 6 : 2 };
    return [
      ...series.flatMap(({ kind, times, readUnits }): Figure[] => {
        const page = `${kind}, ${applications}`;
        const own: Figure[] = [
          { name: `${page}, median`, value: median(times), unit: 'ms' },
          { name: `${page}, 95th percentile`, value: p95(times), unit: 'ms' },
          { name: `${page}, 99th percentile`, value: p99(times), unit: 'ms' },
        ];
        if (kind === 'one application') return own;
        return [
          { name: `Page of 25 : one application (${page})`, value: median(times) / one, unit: 'ratio', budget: ratio },
          {
            name: `${page}, a page, beside the caller's`,
            value: readUnits - callerUnits,
            unit: 'read units',
            budget: { atMost: 2 },
          },
          ...own,
        ];
      }),
      { name, value: first.ms, unit: 'ms', ...budgetFor(FIRST_PAGE_MS, tenant) },
      { name: `First page of a container : one application, ${applications}`, value: first.ms / one, unit: 'ratio' },
      { name: `${name}, of that the local table alone`, value: first.ofTable, unit: 'ms' },
      { name: `${name}, without it`, value: first.ms - first.ofTable, unit: 'ms' },
      { name, value: first.units, unit: 'read units', ...budgetFor(FIRST_PAGE_UNITS, tenant) },
      { name: `A changed bucket, read again, ${applications}`, value: bucketUnits, unit: 'read units' },
      {
        name: `The list in memory, ${applications}`,
        value: listBytes / 1e6,
        unit: 'MB',
        ...budgetFor(LIST_MB, tenant),
      },
      {
        name: `What the whole product's process holds, ${applications}`,
        value: held / 1e6,
        unit: 'MB',
        budget: { atMost: 450 },
      },
      { name: `What it has taken, with its rubbish, ${applications}`, value: taken / 1e6, unit: 'MB' },
    ];
  });
};
