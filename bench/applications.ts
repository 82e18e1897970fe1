/** Measures the pages of one application: its overview and the save of one intake answer. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { RouteKey } from '#contract/http/route.ts';
import { QUESTIONS } from '#domain/tiering/questions.ts';
import { askWell, type Request } from './ask.ts';
import type { Figure } from './report/figure.ts';
import type { Tenant } from './tenant/tenant.ts';
import { timesOf, unitsOf, untilQuiet } from './turns.ts';

const COMMENTS = 60;

/** Reads no application data, so it shows the fixed cost of a request. */
const NOTHING: RouteKey = 'GET /access/user/draft-key';

const Made = z.object({ id: z.string() });

/** Creates an application with all questions answered and many comments. */
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
  const details = () => of('GET /applications/{id}/details', { params });
  let turn = 0;
  const change = () => {
    turn += 1;
    return of('PUT /applications/{id}', { params, body: { ...body, purpose: `Sorts claims, ${turn}` } });
  };
  const answer = () =>
    of('PUT /applications/{id}/intake/answers/{question}', {
      params: { ...params, question: 'personal_data' },
      body: { values: [turn % 2 === 0 ? 'yes' : 'no'] },
    });
  await untilQuiet(tenant);
  const read = await timesOf({ one: () => of('GET /applications/{id}', { params }), details });
  const written = await timesOf({ change, answer });

  const own = await unitsOf(tenant, () => of(NOTHING, {}));
  const all = await unitsOf(tenant, details);
  return [
    {
      name: 'where it stands : one application',
      value: read('details') / read('one'),
      unit: 'ratio',
      budget: { atMost: 1.5 },
    },
    {
      name: "where it stands, beside the caller's",
      value: all.reads - own.reads,
      unit: 'reads',
      budget: { atMost: 3 },
    },
    {
      name: 'an answer : a change of the application',
      value: written('answer') / written('change'),
      unit: 'ratio',
      budget: { atMost: 2 },
    },
  ];
};
