/** Measures the consumption of each route in the contract. New routes are included automatically. */
import { randomUUID } from 'node:crypto';
import { paramNames, type Route, type RouteKey, type Routes, split } from '#contract/http/route.ts';
import { contract } from '#contract/index.ts';
import { ask, type Request } from './ask.ts';
import type { Figure } from './report/figure.ts';
import type { Tenant } from './tenant/tenant.ts';

const everyRoute = Object.values<Routes>(contract).flatMap(
  (routes) => Object.entries(routes).map(([key, route]) => ({ key: key as RouteKey, route })), // the keys are routes
);

type Asker = { who: 'administrator' | 'inOneGroup'; as: string };
const ASKERS: readonly Asker[] = [
  { who: 'administrator', as: 'administrator' },
  { who: 'inOneGroup', as: 'contributor of one group' },
];

const first = (body: unknown) => {
  const lists = typeof body === 'object' && body !== null ? Object.values(body).filter(Array.isArray) : [];
  const found: unknown = lists[0]?.[0];
  return typeof found === 'object' && found !== null && 'id' in found ? String(found.id) : undefined;
};

/** Path parameters take an ID from the list of the parent path; days and 'all' suit the others. */
const paramsOf = async (tenant: Tenant, token: string, key: RouteKey) => {
  const { path } = split(key);
  const params: Record<string, string> = {};
  for (const name of paramNames(path)) {
    if (name === 'days') params.days = '14';
    else if (name === 'what') params.what = 'vendors';
    else if (name === 'question') params.question = 'personal_data';
    else if (name === 'number') params.number = '1';
    else if (name === 'notification_id') params[name] = 'all';
    else {
      const list = path.slice(0, path.indexOf(`/{${name}}`)).replace('/audit/{what}', '/vendors');
      params[name] = first((await ask(tenant.api, token, `GET ${list}` as RouteKey)).body) ?? randomUUID();
    }
  }
  return params;
};

/** The contract's example with a unique name, in the contributor's group. */
const bodyOf = ({ body }: Route, group: string | undefined): Request => {
  if (!body) return {};
  const examples = body.meta()?.examples;
  const example: object = Array.isArray(examples) ? examples[0] : {};
  return {
    body: {
      ...example,
      ...('name' in body.shape && { name: `Bench ${randomUUID()}` }),
      ...('resource_groups' in body.shape && { resource_groups: [group] }),
    },
  };
};

const measure = async (tenant: Tenant, { who, as }: Asker, key: RouteKey, route: Route): Promise<Figure[]> => {
  const token = tenant.tokens[who];
  const request = { params: await paramsOf(tenant, token, key), ...bodyOf(route, tenant.groups[0]) };
  await tenant.takeUnits();
  const { status } = await ask(tenant.api, token, key, request);
  const { read, write } = await tenant.takeUnits();
  const name = `${key} (${as})${status < 300 ? '' : `, answered ${status}`}`;
  return [
    { name, value: read, unit: 'read units' },
    ...(split(key).method === 'GET' ? [] : [{ name, value: write, unit: 'write units' } as const]),
  ];
};

const endsSessions = ({ key }: { key: RouteKey }) => key === 'POST /access/user/sign-out-everywhere';

/** Afterwards the tenant's tokens are invalid, because the last route ends the sessions. */
export const measureRoutes = async (tenant: Tenant): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const { key, route } of everyRoute.toSorted((a, b) => Number(endsSessions(a)) - Number(endsSessions(b))))
    for (const asker of route.allow === 'anyone' ? ASKERS.slice(0, 1) : ASKERS)
      figures.push(...(await measure(tenant, asker, key, route)));
  return figures;
};
