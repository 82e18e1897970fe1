/** Measures the latency of single requests, alone and with ten concurrent callers. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { askWell } from './ask.ts';
import { type Figure, median, p95, p99 } from './report/figure.ts';
import type { Tenant } from './tenant/tenant.ts';

const CALLERS = [1, 10] as const;
const REQUESTS = 200;
const WARM_UP = 20;
const MOST_SECONDS = 12;

type Work = (caller: number) => Promise<{ ms: number }>;

const run = async (callers: number, requests: number, work: Work) => {
  const times: number[] = [];
  const began = performance.now();
  const end = began + MOST_SECONDS * 1000;
  let started = 0;
  const caller = async (_: unknown, n: number) => {
    while (started < requests && performance.now() < end) {
      started += 1;
      times.push((await work(n)).ms);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return { times, perSecond: (times.length / (performance.now() - began)) * 1000 };
};

const Made = z.object({ id: z.string() });

const prepare = async ({ api, tokens }: Tenant) => {
  const token = tokens.administrator;
  const draft = () => ({ name: `Bench ${randomUUID()}`, description: 'Written to see how long it takes.' });
  const create = () => askWell(api, token, 'POST /applications', { body: draft() });

  // Each caller changes its own application, because conflicts are not measured here.
  const own: string[] = [];
  for (let n = 0; n < Math.max(...CALLERS); n++) own.push(Made.parse((await create()).body).id);
  const params = (caller: number) => ({ id: own[caller] ?? '' });
  return {
    cheap: () => askWell(api, undefined, 'GET /openapi.json'),
    works: {
      'get one': (caller) => askWell(api, token, 'GET /applications/{id}', { params: params(caller) }),
      create,
      update: (caller) => askWell(api, token, 'PUT /applications/{id}', { params: params(caller), body: draft() }),
    } satisfies Record<string, Work>,
  };
};

/** Each figure also has its ratio to a route that reads nothing, which is comparable between machines. */
export const measureCallers = async (tenant: Tenant): Promise<Figure[]> => {
  const { cheap, works } = await prepare(tenant);
  const figures: Figure[] = [];
  for (const callers of CALLERS) {
    const at = `${callers} ${callers === 1 ? 'caller' : 'callers'}`;
    for (const [what, work] of Object.entries<Work>(works)) {
      await run(callers, WARM_UP, work);
      await run(callers, WARM_UP, cheap);
      const base = await run(callers, REQUESTS, cheap);
      const { times, perSecond } = await run(callers, REQUESTS, work);
      figures.push(
        { name: `${what} : openapi.json, median, ${at}`, value: median(times) / median(base.times), unit: 'ratio' },
        { name: `${what}, ${at}`, value: perSecond, unit: 'requests/s' },
        { name: `${what}, ${at}, median`, value: median(times), unit: 'ms' },
        { name: `${what}, ${at}, 95th percentile`, value: p95(times), unit: 'ms' },
        { name: `${what}, ${at}, 99th percentile`, value: p99(times), unit: 'ms' },
      );
    }
  }
  return figures;
};
