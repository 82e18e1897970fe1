/** Measures the data of the dashboard and the command palette as a tenant grows. */
import type { RouteKey } from '#contract/http/route.ts';
import { askWell } from './ask.ts';
import type { Figure } from './report/figure.ts';
import type { Tenant } from './tenant/tenant.ts';
import { timesOf, unitsOf } from './turns.ts';

/** Reads no application data, so it shows the fixed cost of a request. */
const NOTHING: RouteKey = 'GET /access/user/draft-key';

const asker =
  ({ api, tokens }: Tenant) =>
  (key: RouteKey, query: Record<string, string> = {}) =>
  () =>
    askWell(api, tokens.administrator, key, { query });

export const measureDashboard = async (small: Tenant, large: Tenant): Promise<Figure[]> => {
  const [few, many] = [asker(small), asker(large)];
  const time = await timesOf({
    nothing: many(NOTHING),
    few: few('GET /applications/metrics'),
    many: many('GET /applications/metrics'),
    typed: many('GET /search', { text: 'application 004711' }),
    mistyped: many('GET /search', { text: 'aplicatoin nubmer' }),
  });
  const of = `${large.size.toLocaleString('en')} applications`;
  const beyond = (name: 'many' | 'mistyped' | 'typed') => time(name) - time('nothing');
  const [before, after] = [
    await unitsOf(large, many(NOTHING)),
    await unitsOf(large, many('GET /applications/metrics')),
  ];
  return [
    { name: `dashboard, ${of}`, unit: 'ms', value: beyond('many'), budget: { atMost: 30 } },
    {
      ...{ name: `dashboard, ${of} : ${small.size.toLocaleString('en')}`, unit: 'ratio' },
      ...{ value: time('many') / time('few'), budget: { atMost: 1.5 } },
    },
    { name: "dashboard, beside the caller's", unit: 'read units', value: after.read - before.read },
    { name: `palette, ${of}`, unit: 'ms', value: beyond('typed'), budget: { atMost: 30 } },
    { name: `palette, ${of}, with typing errors`, unit: 'ms', value: beyond('mistyped'), budget: { atMost: 30 } },
  ];
};
