/**
 * Measures what user actions consume, including their jobs, and writes it with the date to lib/cost/usage.json for `npm
 * run cost`.
 */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import * as z from 'zod';
import type { RouteKey } from '#contract/http/route.ts';
import { ACTIONS, type Action, type Consumption, type MeasuredTenant, type Usage } from '#lib/cost/usage.ts';
import { buildWeb } from '#local/site/build.ts';
import { CHROMIUM_FLAGS, findChromium } from '#test/chromium.ts';
import { askWell, type Request } from './ask.ts';
import { type Figure, median } from './report/figure.ts';
import { startTenant, type Tenant } from './tenant/tenant.ts';

const SIZES = [100, 1_000] as const;
/** The median of this many runs counts, because the scheduler may run in between. */
const TIMES = 3;
/** The system counts as idle after this many milliseconds without activity. */
const QUIET = 800;
/** The limit for an action to finish. */
const NEVER = 60_000;
const LOOK_EVERY = 200;
const DAY = 86_400_000;
const QUARTER = 15 * 60_000;
/** Large enough for a document, small enough for a benchmark. */
const FILE = `name,risk\n${'Claims,high\n'.repeat(10_000)}`;

const FILE_OF_USAGE = join(import.meta.dirname, '../lib/cost/usage.json');

type Taken = Awaited<ReturnType<Tenant['takeTraffic']>>;

/** The consumption after all jobs of an action have finished. */
const settled = async (tenant: Tenant, first?: Taken): Promise<Consumption> => {
  const takes: Taken[] = first ? [first] : [];
  const began = performance.now();
  let quietSince = began;
  while (performance.now() - quietSince < QUIET) {
    await sleep(LOOK_EVERY);
    const { under_way, ...seen } = await tenant.takeTraffic();
    if (under_way > 0 || Object.values(seen).some((value) => value > 0)) quietSince = performance.now();
    takes.push({ under_way, ...seen });
    if (performance.now() - began > NEVER) throw new Error(`Something never ends: ${JSON.stringify(takes.at(-1))}`);
  }
  const sum = (name: keyof Taken) => takes.reduce((all, take) => all + take[name], 0);
  return {
    ...{ read: sum('read'), write: sum('write') },
    ...{ api: sum('api'), api_ms: sum('api_ms'), api_kb: sum('api_kb') },
    ...{ site: sum('site'), site_kb: sum('site_kb') },
    ...{ puts: sum('puts'), gets: sum('gets'), out_kb: sum('out_kb') },
    ...{ mails: sum('mails'), messages: sum('messages'), runs: sum('runs'), run_ms: sum('run_ms') },
  };
};

const rounded = (value: number) => Number(value.toPrecision(4));

/** The minimum for durations, because other load on the machine only increases them. */
const medianOf = (all: readonly Consumption[]) => {
  const of = (name: keyof Consumption) => {
    const values = all.map((one) => one[name]);
    return rounded(name === 'api_ms' || name === 'run_ms' ? Math.min(...values) : median(values));
  };
  return {
    ...{ read: of('read'), write: of('write'), api: of('api'), api_ms: of('api_ms'), api_kb: of('api_kb') },
    ...{ site: of('site'), site_kb: of('site_kb'), puts: of('puts'), gets: of('gets'), out_kb: of('out_kb') },
    ...{ mails: of('mails'), messages: of('messages'), runs: of('runs'), run_ms: of('run_ms') },
  } satisfies Consumption;
};

type Does = () => Promise<unknown>;

const measuring = (tenant: Tenant) => async (does: Does, times: number, before?: Does) => {
  const all: Consumption[] = [];
  for (let n = 0; n < times; n++) {
    await before?.();
    await settled(tenant);
    await does();
    all.push(await settled(tenant));
  }
  return medianOf(all);
};

const Made = z.object({ id: z.string() });
const Begun = z.object({
  document: Made,
  upload: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }),
});
const File = z.object({ url: z.string() });

/** Writes through the API, as the pages do. */
const writing = async (tenant: Tenant) => {
  const { api, tokens, groups } = tenant;
  const of = (key: RouteKey, request: Request = {}) => askWell(api, tokens.administrator, key, request);
  const made = async (key: RouteKey, request: Request) => Made.parse((await of(key, request)).body).id;
  let turn = 0;
  const draft = () => ({
    name: `Bench ${randomUUID()}`,
    purpose: `Sorts claims, ${turn++}`,
    resource_groups: groups.slice(0, 1),
  });
  const params = { id: await made('POST /applications', { body: draft() }) };
  const kind = { kind: 'validation', due: new Date(Date.now() + 365 * DAY).toISOString().slice(0, 10) };
  const assessment_id = await made('POST /applications/{id}/assessments', { params, body: kind });
  let document = '';
  return {
    application: params.id,
    list: () => of('GET /applications', { query: { limit: '25' } }),
    actions: {
      create: () => of('POST /applications', { body: draft() }),
      change: () => of('PUT /applications/{id}', { params, body: draft() }),
      answer: () =>
        of('PUT /applications/{id}/intake/answers/{question}', {
          params: { ...params, question: 'personal_data' },
          body: { values: [turn++ % 2 === 0 ? 'yes' : 'no'] },
        }),
      assess: () =>
        of('PUT /applications/{id}/assessments/{assessment_id}/answers/{question}', {
          params: { ...params, assessment_id, question: 'fallback' },
          body: { values: [turn++ % 2 === 0 ? 'yes' : 'no'] },
        }),
      comment: () => of('POST /applications/{id}/comments', { params, body: { text: `What I say of it, ${turn++}` } }),
      upload: async () => {
        const body = { name: `${randomUUID()}.csv`, size: FILE.length };
        const begun = Begun.parse((await of('POST /applications/{id}/documents', { params, body })).body);
        document = begun.document.id;
        const form = new FormData();
        for (const [name, value] of Object.entries(begun.upload.fields)) form.append(name, value);
        form.append('file', new Blob([FILE]), 'file');
        const { status } = await fetch(begun.upload.url, { method: 'POST', body: form });
        if (status >= 300) throw new Error(`Storage answered ${status}.`);
        const which = { ...params, documentId: document };
        await of('POST /applications/{id}/document/{documentId}', { params: which, body: { uploaded: 1 } });
      },
      download: async () => {
        const { body } = await of('GET /documents/{id}/file', { params: { id: document } });
        await (await fetch(File.parse(body).url)).arrayBuffer();
      },
    },
  };
};

/** Page views in a browser, including all requests of the pages. */
const looking = async (tenant: Tenant, application: string) => {
  const { web, person } = tenant;
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  const signIn = async () => {
    const page = await (await browser.newContext()).newPage();
    await page.clock.install();
    await page.goto(`${web}/signin`);
    await page.getByLabel('Username').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.locator('table tbody a').first().waitFor();
    await page.waitForLoadState('networkidle');
    return page;
  };
  let page: Page | undefined;
  const now = () => {
    if (!page) throw new Error('Nobody has signed in.');
    return page;
  };
  /** Navigates without a reload, as links do. */
  const to = async (path: string) => {
    await now().evaluate((where) => {
      history.pushState({}, '', where);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await now().locator('main h1').first().waitFor();
    await now().waitForLoadState('networkidle');
  };
  const go = (path: string) => () => to(path);
  const detail = `/applications/detail/${application}`;
  return {
    /** Navigates after the cached data has expired, while the user is still active. */
    later: async () => {
      if (!page) return;
      await to('/settings');
      await page.keyboard.press('Shift');
      await page.clock.fastForward(121_000);
      await page.waitForLoadState('networkidle');
    },
    actions: {
      first_visit: async () => {
        await page?.context().close();
        page = await signIn();
      },
      visit: async () => {
        await now().goto(`${web}/applications`, { waitUntil: 'networkidle' });
        await now().locator('table tbody a').first().waitFor();
      },
      application: go(detail),
      controls: go(`${detail}/controls`),
      assessments: go(`${detail}/assessments`),
      dashboard: go('/dashboard'),
      my_work: go('/my-work'),
      list: go('/applications'),
      search: async () => {
        await now().keyboard.press('Control+k');
        await now().keyboard.type('application 47', { delay: 80 });
        await now().getByRole('option').first().waitFor();
        await now().keyboard.press('Escape');
      },
      // Must come last, because it advances the clock.
      ten_minutes: async () => {
        for (let minute = 0; minute < 10; minute++) {
          await now().clock.runFor(60_000);
          await now().waitForLoadState('networkidle');
        }
      },
    },
    stop: () => browser.close(),
  };
};

const measureTenant = async (folder: string, size: number): Promise<MeasuredTenant> => {
  const tenant = await startTenant(folder, size, { isWorkedOn: true });
  try {
    const measure = measuring(tenant);
    const actions: Partial<Record<Action, Consumption>> = {};
    await settled(tenant);
    const kept_kb = rounded((await tenant.keptBytes()) / 1000);
    const list = () =>
      askWell(tenant.api, tenant.tokens.administrator, 'GET /applications', { query: { limit: '25' } });
    actions.container = await measure(list, 1); // the first request

    const writes = await writing(tenant);
    const warm = await measure(writes.list, TIMES);
    for (const [name, does] of Object.entries(writes.actions)) actions[name as Action] = await measure(does, TIMES); // their keys
    const again: Consumption[] = [];
    for (let n = 0; n < TIMES; n++) {
      await writes.actions.change();
      await settled(tenant);
      await writes.list();
      again.push(await settled(tenant));
    }
    // The read units of a changed list. The request itself is already counted.
    const { read } = medianOf(again);
    actions.list_again = {
      ...medianOf([{ ...warm, read: Math.max(0, read - warm.read) }]),
      ...{ api: 0, api_ms: 0, api_kb: 0 },
    };

    const looks = await looking(tenant, writes.application);
    try {
      for (const [name, does] of Object.entries(looks.actions)) // their keys
        actions[name as Action] = await measure(does, TIMES, looks.later);
    } finally {
      await looks.stop();
    }

    const began = Math.ceil(Date.now() / DAY) * DAY + DAY / 2 + 60_000;
    let rounds = 0;
    const round = async (at: (n: number) => number) => {
      const all: Consumption[] = [];
      for (let n = 0; n < TIMES; n++) {
        await settled(tenant);
        all.push(await settled(tenant, await tenant.takeTraffic(at(rounds++))));
      }
      return medianOf(all);
    };
    await round((n) => began + n * QUARTER); // completes the jobs of that day
    actions.quarter = await round((n) => began + n * QUARTER);
    actions.day = await round((n) => began + n * DAY);

    const all = ACTIONS.map((name) => [name, actions[name]] as const);
    for (const [name, found] of all) if (!found) throw new Error(`${name} was not measured.`);
    return { applications: size, kept_kb, actions: Object.fromEntries(all) as MeasuredTenant['actions'] }; // all keys exist
  } finally {
    await tenant.stop();
  }
};

const NAMED: readonly Action[] = ['visit', 'list', 'application', 'change', 'assess', 'upload', 'day'];

export const measureUsage = async (folder: string): Promise<Figure[]> => {
  await buildWeb(() => console.log('Building the web app'));
  const tenants: Usage['tenants'] = [await measureTenant(folder, SIZES[0]), await measureTenant(folder, SIZES[1])];
  const usage: Usage = { on: new Date().toISOString().slice(0, 10), command: 'npm run bench -- usage', tenants };
  await writeFile(FILE_OF_USAGE, `${JSON.stringify(usage, undefined, 2)}\n`);
  return tenants.flatMap(({ applications, actions }) =>
    NAMED.flatMap((name): Figure[] => {
      const of = `${name.replace('_', ' ')}, with what follows, ${applications.toLocaleString('en')} applications`;
      return [
        { name: of, value: actions[name].read, unit: 'read units' },
        { name: of, value: actions[name].write, unit: 'write units' },
        { name: of, value: actions[name].api, unit: 'requests' },
      ];
    }),
  );
};
