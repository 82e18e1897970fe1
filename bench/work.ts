/** Measures the read of My Work, with few tasks and with the maximum. */
import type { RouteKey } from '#contract/http/route.ts';
import { askWell } from './ask.ts';
import type { Figure } from './report/figure.ts';
import type { Tenant } from './tenant/tenant.ts';
import { tableAlone, timesOf, unitsOf } from './turns.ts';

/** Reads no tasks, so it shows the fixed cost of a request. */
const NOTHING: RouteKey = 'GET /access/user/draft-key';

const READERS = [
  { who: 'inOneGroup', items: 10 },
  { who: 'inAllGroups', items: 500 },
] as const;

const measure = async (tenant: Tenant, { who, items }: (typeof READERS)[number]): Promise<Figure[]> => {
  await tenant.giveWork(who, items);
  const ask = (key: RouteKey) => () => askWell(tenant.api, tenant.tokens[who], key);
  const [nothing, work] = [ask(NOTHING), ask('GET /my-work')];
  const { reads } = await unitsOf(tenant, work);
  const time = await timesOf({
    ...{ nothing, work },
    ...{ tableOfNothing: tableAlone(tenant, nothing), tableOfWork: tableAlone(tenant, work) },
  });
  const [all, ofTable] = [time('work') - time('nothing'), time('tableOfWork') - time('tableOfNothing')];
  const name = `My Work, ${items} items`;
  return [
    { name, unit: 'ms', value: all, budget: { atMost: 10 } },
    { name: `${name}, of that the local table alone`, unit: 'ms', value: ofTable },
    { name: `${name}, without it`, unit: 'ms', value: all - ofTable },
    { name: `${name}, with the caller's`, unit: 'reads', value: reads, budget: { atMost: 2 } },
  ];
};

export const measureWork = async (tenant: Tenant): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const reader of READERS) figures.push(...(await measure(tenant, reader)));
  return figures;
};
