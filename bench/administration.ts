/** Measures administration as a company grows: lists of people and groups, and the deletion of a full group. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RouteKey } from '#contract/http/route.ts';
import { ask, askWell } from './ask.ts';
import { type Figure, median } from './report/figure.ts';
import { FULL_GROUP, IN_FULL_GROUP } from './tenant/seed.ts';
import type { Tenant } from './tenant/tenant.ts';

const ROUNDS = 40;
const WARM_UP = 5;
/** The list cache re-reads recent sign-ins for this long, because writes may become visible late. */
const SETTLING = 10_000;
const LOOK_EVERY = 500;

const NOTHING: RouteKey = 'GET /access/user/draft-key';

type Page = { name: string; key: RouteKey; query: Record<string, string> };
const PAGES: readonly Page[] = [
  { name: '25 people', key: 'GET /access/users', query: {} },
  {
    name: '25 people by last sign-in, of one role',
    key: 'GET /access/users',
    query: { sort: '-last_sign_in_at', role: 'ApplicationReviewer' },
  },
  { name: '25 groups', key: 'GET /access/resource-groups', query: {} },
  { name: '25 groups with what is in them', key: 'GET /access/resource-groups', query: { counts: 'true' } },
];

const asks = (tenant: Tenant, { key, query }: Page) => askWell(tenant.api, tenant.tokens.administrator, key, { query });

const warmUp = async (tenant: Tenant) => {
  for (let n = 0; n < WARM_UP; n++) for (const page of PAGES) await asks(tenant, page);
};

/** The read units of a page beyond those of every request. */
const unitsOf = async (tenant: Tenant, page: Page) => {
  await asks(tenant, page);
  await tenant.takeUnits();
  await askWell(tenant.api, tenant.tokens.administrator, NOTHING);
  const { read: own } = await tenant.takeUnits();
  await asks(tenant, page);
  return (await tenant.takeUnits()).read - own;
};

/** The tenants alternate, so that a slow machine slows both. */
const measurePage = async (small: Tenant, large: Tenant, page: Page): Promise<Figure[]> => {
  const few: number[] = [];
  const many: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    few.push((await asks(small, page)).ms);
    many.push((await asks(large, page)).ms);
  }
  const of = `${page.name}, 10,000 people and 1,000 groups`;
  return [
    { name: `${of} : 100 and 10`, value: median(many) / median(few), unit: 'ratio', budget: { atMost: 2 } },
    { name: of, value: median(many), unit: 'ms' },
    {
      name: `${of}, beside the caller's`,
      value: await unitsOf(large, page),
      unit: 'read units',
      budget: { atMost: (await unitsOf(small, page)) + 2 },
    },
  ];
};

/** The deletion job sends no event, so the benchmark polls until the group is gone. */
const measureDeletion = async (tenant: Tenant): Promise<Figure[]> => {
  const askOf = (key: 'DELETE' | 'GET', query = {}) =>
    ask(tenant.api, tenant.tokens.administrator, `${key} /access/resource-groups/{id}`, {
      params: { id: FULL_GROUP },
      query,
    });
  const { held: before } = await tenant.takeUnits();
  const began = performance.now();
  const { status } = await askOf('DELETE', { force: 'true' });
  if (status >= 300) throw new Error(`The group was not deleted: ${status}`);
  let most = before;
  for (;;) {
    await sleep(LOOK_EVERY);
    most = Math.max(most, (await tenant.takeUnits()).held);
    await tenant.renewTokens();
    if ((await askOf('GET')).status === 404) break;
  }
  const name = `Deleting a group with ${IN_FULL_GROUP.toLocaleString('en')} applications`;
  return [
    { name: `${name}, a thousand of them`, value: (performance.now() - began) / (IN_FULL_GROUP / 1000), unit: 'ms' },
    {
      name: `${name}, memory beside what was held`,
      value: (most - before) / 1e6,
      unit: 'MB',
      budget: { atMost: 100 },
    },
  ];
};

export const measureAdministration = async (small: Tenant, large: Tenant): Promise<Figure[]> => {
  for (const tenant of [small, large]) await tenant.renewTokens();
  for (const tenant of [small, large]) await warmUp(tenant);
  await sleep(SETTLING);
  for (const tenant of [small, large]) await warmUp(tenant);
  const pages: Figure[] = [];
  for (const page of PAGES) pages.push(...(await measurePage(small, large, page)));
  return [...pages, ...(await measureDeletion(large))];
};
