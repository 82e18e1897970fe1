/** Measures how much background work slows the requests of another user. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { keysOf } from '#domain/keys-of.ts';
import { askWell } from './ask.ts';
import { type Figure, p95 } from './report/figure.ts';
import { startTenant, type Tenant } from './tenant/tenant.ts';

const APPLICATIONS = 10_000;
const ROWS = 1_000;
const ROUNDS = 100;
/** Users pause between requests, so a burst of background work is not hit by one request only. */
const PAUSE = 20;
const LOOK_EVERY = 500;

const Made = z.object({ id: z.string() });
const Jobs = z.object({ messages: z.array(z.unknown()) });
const Users = z.object({ users: z.array(z.object({ id: z.string() })).min(1) });

/** One round of what a user does: opens the list, opens an application, and saves it. */
const makeUser = async ({ api, tokens, groups }: Tenant) => {
  const draft = () => ({ name: `Bench ${randomUUID()}`, resource_groups: groups.slice(0, 1) });
  const params = Made.parse((await askWell(api, tokens.inOneGroup, 'POST /applications', { body: draft() })).body);
  return {
    'page of the list': () => askWell(api, tokens.inOneGroup, 'GET /applications'),
    'one application': () => askWell(api, tokens.inOneGroup, 'GET /applications/{id}', { params }),
    'saved application': () => askWell(api, tokens.inOneGroup, 'PUT /applications/{id}', { params, body: draft() }),
  };
};
type User = Awaited<ReturnType<typeof makeUser>>;
type Times = Record<keyof User, number[]>;

const act = async (user: User): Promise<Times> => {
  const times: Times = { 'page of the list': [], 'one application': [], 'saved application': [] };
  for (let round = 0; round < ROUNDS; round++)
    for (const name of keysOf(user)) {
      times[name].push((await user[name]()).ms);
      await sleep(PAUSE);
    }
  return times;
};

type Work = (tenant: Tenant, turn: number) => Promise<unknown>;

const ROLE = '/access/users/{user_id}/roles/{role_id}/resource-groups/{resource_group_id}';

/** The import comes last, because it continues for some time after the measurement. */
const works: Record<string, Work> = {
  'a role over 3,000 applications': async ({ api, tokens, groups }, turn) => {
    const users = await askWell(api, tokens.administrator, 'GET /access/users', {
      query: { role: 'ApplicationReviewer' },
    });
    const params = {
      user_id: Users.parse(users.body).users[0]?.id ?? '',
      role_id: 'ApplicationContributor',
      resource_group_id: groups[1] ?? '',
    };
    await askWell(api, tokens.administrator, turn % 2 === 0 ? `PUT ${ROLE}` : `DELETE ${ROLE}`, { params });
  },
  [`an import of ${ROWS.toLocaleString('en')} rows`]: async ({ api, tokens, groups }) => {
    const applications = Array.from({ length: ROWS }, () => ({
      name: `Import ${randomUUID()}`,
      resource_groups: groups.slice(0, 1),
    }));
    await askWell(api, tokens.administrator, 'POST /imports/applications', {
      body: { file: 'bench.csv', applications },
    });
  },
};

const jobsHaveEnded = async ({ web }: Tenant) =>
  Jobs.parse(await (await fetch(`${web}/local/jobs.json`)).json()).messages.length === 0;

/** Starts the work again and again. */
const keepBusy = async (tenant: Tenant, work: Work, isOver: () => boolean) => {
  for (let turn = 0; !isOver(); turn++) {
    await work(tenant, turn);
    do await sleep(LOOK_EVERY);
    while (!isOver() && !(await jobsHaveEnded(tenant)));
  }
};

const figuresOf = (name: string, quiet: readonly number[], busy: readonly number[]): Figure[] => [
  { name: `${name} : quiet, 95th percentile`, value: p95(busy) / p95(quiet), unit: 'ratio', budget: { atMost: 2 } },
  { name: `${name}, 95th percentile`, value: p95(busy), unit: 'ms' },
];

export const measureInterference = async (folder: string): Promise<Figure[]> => {
  const tenant = await startTenant(folder, APPLICATIONS, { hasJobThread: true });
  const user = await makeUser(tenant);
  const figures: Figure[] = [];
  for (const [what, work] of Object.entries(works)) {
    await tenant.renewTokens();
    while (!(await jobsHaveEnded(tenant))) await sleep(LOOK_EVERY);
    const quiet = await act(user);
    let isOver = false;
    const background = keepBusy(tenant, work, () => isOver);
    const busy = await act(user);
    isOver = true;
    await background;
    for (const name of keysOf(quiet)) figures.push(...figuresOf(`${name}, during ${what}`, quiet[name], busy[name]));
  }
  await tenant.stop();
  return figures;
};
