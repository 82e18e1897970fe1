/** What the pages of one application cost: where it stands, and one answer of its intake. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { RouteKey } from '#contract/route.ts';
import { QUESTIONS } from '#domain/tiering/questions.ts';
import { askWell, type Request } from './ask.ts';
import { type Figure, median } from './figure.ts';
import type { Tenant } from './tenant.ts';

const ROUNDS = 100;
const WARM_UP = 10;
const COMMENTS = 60;

/** Nothing of an application, but everything that comes before an answer. */
const NOTHING: RouteKey = 'GET /access/user/draft-key';

const Made = z.object({ id: z.string() });

/** With every question answered, and much said of it. */
const prepare = async ({ api, tokens, groups }: Tenant) => {
  const of = (key: RouteKey, request: Request) => askWell(api, tokens.inOneGroup, key, request);
  const body = { name: `Bench ${randomUUID()}`, purpose: 'Sorts claims', resource_groups: groups.slice(0, 1) };
  const params = { id: Made.parse((await of('POST /applications', { body })).body).id };
  for (const {
    key,
    of: [value],
  } of QUESTIONS)
    await of('PUT /applications/{id}/intake/answers/{question}', {
      params: { ...params, question: key },
      body: { values: [value] },
    });
  for (let n = 0; n < COMMENTS; n++)
    await of('POST /applications/{id}/comments', { params, body: { text: `What I say of it, number ${n}` } });
  return { params, body, of };
};

export const measureApplications = async (tenant: Tenant): Promise<Figure[]> => {
  await tenant.renewTokens();
  const { params, body, of } = await prepare(tenant);
  let turn = 0;
  const asked = {
    one: () => of('GET /applications/{id}', { params }),
    details: () => of('GET /applications/{id}/details', { params }),
    change: () => of('PUT /applications/{id}', { params, body: { ...body, purpose: `Sorts claims, ${turn}` } }),
    answer: () =>
      of('PUT /applications/{id}/intake/answers/{question}', {
        params: { ...params, question: 'personal_data' },
        body: { values: [turn % 2 === 0 ? 'yes' : 'no'] },
      }),
  };
  const times: Record<keyof typeof asked, number[]> = { one: [], details: [], change: [], answer: [] };
  // They take turns, so that what slows the machine slows all of them.
  for (turn = 0; turn < WARM_UP + ROUNDS; turn++)
    for (const [name, ask] of Object.entries(asked)) {
      const { ms } = await ask();
      if (turn >= WARM_UP) times[name as keyof typeof asked].push(ms); // a key of its own
    }

  const readsOf = async (ask: () => Promise<unknown>) => {
    await ask(); // what is read once and kept
    await tenant.takeUnits();
    await ask();
    return (await tenant.takeUnits()).reads;
  };
  const own = await readsOf(() => of(NOTHING, {}));
  const ratio = (a: number[], b: number[]) => median(a) / median(b);
  return [
    {
      name: 'where it stands : one application',
      value: ratio(times.details, times.one),
      unit: 'ratio',
      budget: { atMost: 1.5 },
    },
    {
      name: "where it stands, beside the caller's",
      value: (await readsOf(asked.details)) - own,
      unit: 'reads',
      budget: { atMost: 3 },
    },
    {
      name: 'an answer : a change of the application',
      value: ratio(times.answer, times.change),
      unit: 'ratio',
      budget: { atMost: 2 },
    },
  ];
};
