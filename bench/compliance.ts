/** Measures the requirements of one application and of all applications. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { RouteKey } from '#contract/http/route.ts';
import { QUESTIONS } from '#domain/tiering/questions.ts';
import { askWell, type Request } from './ask.ts';
import type { Figure } from './report/figure.ts';
import { startTenant, type Tenant } from './tenant/tenant.ts';
import { timesOf, unitsOf } from './turns.ts';

const [FEW, MANY] = [10, 1_000];

/** About 250 requirements in total. */
const FRAMEWORKS = ['nist-ai-rmf', 'iso-iec42001', 'euact', 'nyc-ll144', 'owasp-llm-2026'];
const CONTROLS: RouteKey = 'GET /applications/{id}/controls';

/** Reads no application data, so it shows the fixed cost of a request. */
const NOTHING: RouteKey = 'GET /access/user/draft-key';

const Made = z.object({ id: z.string() });
const Listed = z.object({ controls: z.array(Made.extend({ for: z.array(z.unknown()) })) });

const asker =
  ({ api, tokens }: Tenant, who: 'administrator' | 'inOneGroup') =>
  (key: RouteKey, request: Request = {}) =>
    askWell(api, tokens[who], key, request);

/** Creates an application with five frameworks and starts each of its controls. */
const prepare = async (tenant: Tenant) => {
  const [all, own] = [asker(tenant, 'administrator'), asker(tenant, 'inOneGroup')];
  for (const id of FRAMEWORKS)
    await all('PUT /frameworks/{id}/setting', { params: { id }, query: { enabled: 'true' } });
  const body = { name: `Bench ${randomUUID()}`, resource_groups: tenant.groups.slice(0, 1) };
  const { id } = Made.parse((await own('POST /applications', { body })).body);
  for (const { key, of } of QUESTIONS)
    await own('PUT /applications/{id}/intake/answers/{question}', {
      params: { id, question: key },
      body: { values: [key === 'does' ? 'ranks_people' : key === 'employment' ? 'hiring' : of[0]] },
    });
  for (const frameworkId of FRAMEWORKS)
    await own('PUT /applications/{id}/frameworks/{frameworkId}/setting', {
      ...{ params: { id, frameworkId }, query: { applicable: 'true' } },
    });
  const { controls } = Listed.parse((await own(CONTROLS, { params: { id } })).body);
  for (const { id: controlId } of controls)
    await own('PATCH /applications/{id}/controls/{controlId}', {
      params: { id, controlId },
      body: { implementation: 'Whoever sends an answer reads it before, and writes down what was changed.' },
    });
  console.log(`${controls.length} controls for ${controls.flatMap((one) => one.for).length} links`);
  return { own, params: { id } };
};

const ofApplication = async (tenant: Tenant): Promise<Figure[]> => {
  const { own, params } = await prepare(tenant);
  const asked = {
    one: () => own('GET /applications/{id}', { params }),
    controls: () => own(CONTROLS, { params }),
  };
  const time = await timesOf(asked);
  const before = await unitsOf(tenant, () => own(NOTHING));
  const units = await unitsOf(tenant, asked.controls);
  return [
    {
      ...{ name: 'controls of an application with 5 frameworks : one application', unit: 'ratio' },
      ...{ value: time('controls') / time('one'), budget: { atMost: 2 } },
    },
    {
      ...{ name: "controls of an application, beside the caller's", unit: 'read units' },
      ...{ value: units.read - before.read, budget: { atMost: 10 } },
    },
    { name: "controls of an application, beside the caller's", unit: 'reads', value: units.reads - before.reads },
    { name: 'controls of an application', unit: 'ms', value: time('controls') },
  ];
};

const ofCompany = async (few: Tenant, many: Tenant): Promise<Figure[]> => {
  const ask = (tenant: Tenant) => {
    const all = asker(tenant, 'administrator');
    return () => all('GET /frameworks/{id}/coverage', { params: { id: 'euact' } });
  };
  const time = await timesOf({ few: ask(few), many: ask(many) });
  return [
    {
      ...{ name: `coverage of a framework, ${MANY.toLocaleString('en')} applications : ${FEW}`, unit: 'ratio' },
      ...{ value: time('many') / time('few'), budget: { atMost: 10 } },
    },
    {
      name: `coverage of a framework, ${MANY.toLocaleString('en')} applications`,
      unit: 'ms',
      value: time('many'),
    },
  ];
};

/** Uses separate tenants with their own frameworks. */
export const measureCompliance = async (folder: string): Promise<Figure[]> => {
  const tenants: Tenant[] = [];
  const start = async (size: number) => {
    const tenant = await startTenant(folder, size, { isWorkedOn: true });
    tenants.push(tenant);
    return tenant;
  };
  try {
    const [few, many] = [await start(FEW), await start(MANY)];
    return [...(await ofApplication(many)), ...(await ofCompany(few, many))];
  } finally {
    for (const tenant of tenants) await tenant.stop();
  }
};
