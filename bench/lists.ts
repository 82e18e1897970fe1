/** What a page of a list costs, in time and in read units, as the tenant grows. */
import * as z from 'zod';
import { askWell } from './ask.ts';
import { type Figure, median, p95 } from './figure.ts';
import type { Tenant } from './tenant.ts';

const ROUNDS = 80;
const WARM_UP = 10;
const MOST_SECONDS = 90;
const RATIO = { atMost: 1.5 };

const Listed = z.object({ applications: z.array(z.unknown()), next_cursor: z.string().nullable() });

type Page = { who: 'inAllGroups' | 'administrator'; query: Record<string, string> };

const readPage = async ({ api, tokens }: Tenant, { who, query }: Page) => {
  const { body, ms } = await askWell(api, tokens[who], 'GET /applications', { query });
  return { ...Listed.parse(body), ms };
};

/** Where a page begins that lies far into the list: in its middle, or 5,000 applications from its start. */
const deepCursor = async (tenant: Tenant, who: Page['who']) => {
  const pages = Math.min(Math.max(1, Math.floor(tenant.size / 200)), 50);
  let cursor = '';
  for (let n = 0; n < pages; n++) {
    const query = { limit: tenant.size < 200 ? '50' : '100', ...(cursor && { cursor }) };
    const { next_cursor } = await readPage(tenant, { who, query });
    if (next_cursor === null) throw new Error(`The list of ${tenant.size} ended after ${n + 1} pages.`);
    cursor = next_cursor;
  }
  return cursor;
};

const KINDS = ['10 groups', 'administrator', 'deep, 10 groups', 'deep, administrator', 'filtered, 10 groups'] as const;
type Kind = (typeof KINDS)[number];

const pagesOf = async (tenant: Tenant): Promise<Record<Kind, Page>> => ({
  '10 groups': { who: 'inAllGroups', query: {} },
  administrator: { who: 'administrator', query: {} },
  'deep, 10 groups': { who: 'inAllGroups', query: { cursor: await deepCursor(tenant, 'inAllGroups') } },
  'deep, administrator': { who: 'administrator', query: { cursor: await deepCursor(tenant, 'administrator') } },
  // Some words that only a few names have, so that the filter reads on and on.
  'filtered, 10 groups': { who: 'inAllGroups', query: { text: '77' } },
});

type Series = { tenant: Tenant; kind: Kind; page: Page; times: number[]; readUnits: number };

const measureUnits = async (series: Series) => {
  await series.tenant.takeUnits();
  await readPage(series.tenant, series.page);
  series.readUnits = (await series.tenant.takeUnits()).read;
};

/** Each series takes its turn in each round, another one first every time, so that what slows the machine slows all. */
const measureTimes = async (all: readonly Series[]) => {
  for (let n = 0; n < WARM_UP; n++) for (const { tenant, page } of all) await readPage(tenant, page);
  const end = performance.now() + MOST_SECONDS * 1000;
  for (let round = 0; round < ROUNDS && performance.now() < end; round++)
    for (const turn of all.keys()) {
      const series = all[(turn + round) % all.length];
      if (series) series.times.push((await readPage(series.tenant, series.page)).ms);
    }
};

const count = (size: number) => size.toLocaleString('en');

export const measureLists = async (tenants: readonly [Tenant, Tenant, Tenant]): Promise<Figure[]> => {
  const all: Series[] = [];
  for (const tenant of tenants) {
    const pages = await pagesOf(tenant);
    for (const kind of KINDS) all.push({ tenant, kind, page: pages[kind], times: [], readUnits: 0 });
  }
  await measureTimes(all);
  for (const series of all) await measureUnits(series);

  const of = (kind: Kind, tenant: Tenant) => {
    const found = all.find((series) => series.kind === kind && series.tenant === tenant);
    if (!found) throw new Error(`No figures of ${kind} at ${tenant.size}.`);
    return { time: median(found.times), readUnits: found.readUnits };
  };
  const [small, middle, large] = tenants;
  const compare = (kind: Kind, base: Tenant): Figure[] => {
    const [from, to] = [of(kind, base), of(kind, large)];
    const name = `Page of 25 (${kind})`;
    const sizes = `${count(large.size)} : ${count(base.size)} applications`;
    return [
      { name: `${name}, median, ${sizes}`, value: to.time / from.time, unit: 'ratio', budget: RATIO },
      {
        name: `${name}, read units, ${sizes}`,
        value: to.readUnits / from.readUnits,
        unit: 'ratio',
        budget: { exactly: 1 },
      },
    ];
  };
  /** A page costs the same wherever in the list it is. */
  const compareDeep = (who: '10 groups' | 'administrator'): Figure[] => {
    const [from, to] = [of(who, large), of(`deep, ${who}`, large)];
    const name = `Deep page : first page (${who})`;
    return [
      { name: `${name}, median`, value: to.time / from.time, unit: 'ratio', budget: RATIO },
      { name: `${name}, read units`, value: to.readUnits / from.readUnits, unit: 'ratio', budget: { exactly: 1 } },
    ];
  };
  return [
    ...compare('10 groups', small),
    ...compare('administrator', small),
    // The smallest tenant ends before a deep page or a filter has read as much as it may.
    ...compare('deep, 10 groups', middle),
    ...compare('deep, administrator', middle),
    ...compare('filtered, 10 groups', middle),
    ...compareDeep('10 groups'),
    ...compareDeep('administrator'),
    ...all
      .toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
      .flatMap(({ kind, tenant, times, readUnits }): Figure[] => {
        const name = `${kind}, ${count(tenant.size)} applications`;
        return [
          { name: `${name}, median`, value: median(times), unit: 'ms' },
          { name: `${name}, 95th percentile`, value: p95(times), unit: 'ms' },
          { name: `${name}, a page`, value: readUnits, unit: 'read units' },
        ];
      }),
  ];
};
