/**
 * `npm run bench`: measures speed, size and cost, and writes the figures to latest.json. `npm run bench -- lists work`
 * measures these subjects only. `npm run bench -- --check` writes no figures and fails if one is worse than the
 * committed one. `npm run cost` uses the figures of `usage`.
 */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { whenOrphaned } from '#local/parent.ts';
import { buildWeb } from '#local/site/build.ts';
import { measureAdministration } from './administration.ts';
import { measureApplications } from './applications.ts';
import { measureBias } from './bias.ts';
import { measureFirstSight } from './browser/first-sight.ts';
import { measureInteraction } from './browser/interaction.ts';
import { measureViewer } from './browser/viewer.ts';
import { measureWeb } from './browser/web.ts';
import { measureCallers } from './callers.ts';
import { measureCompliance } from './compliance.ts';
import { measureDashboard } from './dashboard.ts';
import { measureFunctions } from './functions/functions.ts';
import { measureInterference } from './interference.ts';
import { measureLists } from './lists.ts';
import { betterOf, type Regression, regressionsIn } from './report/compare.ts';
import type { Figure } from './report/figure.ts';
import { readLatest, writeLatest } from './report/latest.ts';
import { printRegressions, printReport, type Subject } from './report/report.ts';
import { measureRoutes } from './routes.ts';
import { measureScale } from './scale/scale.ts';
import { measureSignIn } from './sign-in.ts';
import { startTenant, type Tenant } from './tenant/tenant.ts';
import { measureTiering } from './tiering.ts';
import { measureUsage } from './usage.ts';
import { measureVerdicts } from './verdicts.ts';
import { measureWork } from './work.ts';

const SIZES = [100, 10_000, 100_000] as const;

const folder = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const abandon = () => process.exit(1);
process.on('SIGINT', abandon);
process.on('SIGTERM', abandon);
whenOrphaned(abandon);

/** The load of other processes in the minute before the start. */
const othersLoad = (loadavg()[0] ?? 0) / availableParallelism();

const measure = async (title: string, work: () => Promise<Figure[]>): Promise<Subject> => {
  const began = performance.now();
  try {
    return { title, figures: await work() };
  } catch (error) {
    return { title, failure: error instanceof Error ? error.message : String(error) };
  } finally {
    console.log(`${title}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
};

const tenants = new Map<number, Tenant>();
const tenantOf = async (size: (typeof SIZES)[number]): Promise<Tenant> => {
  const tenant = tenants.get(size) ?? (await startTenant(folder, size));
  if (!tenants.has(size)) console.log(`Created a tenant of ${size.toLocaleString('en')} applications.`);
  tenants.set(size, tenant);
  await tenant.renewTokens();
  return tenant;
};
const [SMALL, MIDDLE] = SIZES;

const inBrowser = async <T>(work: () => Promise<T>) => {
  await buildWeb(() => console.log('Building the web app …'));
  return work();
};

/** Starts all tenants and waits until they are idle before the first measurement. */
const lists = async () => {
  const all: Tenant[] = [];
  for (const size of SIZES) all.push(await tenantOf(size));
  return measureLists(all);
};

const measures: Record<string, readonly [title: string, work: () => Promise<Figure[]>]> = {
  web: ['Web', measureWeb],
  tiering: ['Tiering', measureTiering],
  bias: ['Bias', () => measureBias(folder)],
  verdicts: ['Verdicts of bias tests', measureVerdicts],
  functions: ['Functions', () => measureFunctions(folder)],
  compliance: ['Frameworks and controls', () => measureCompliance(folder)],
  viewer: ['Document viewer', () => inBrowser(() => measureViewer(folder))],
  usage: ['Usage', () => measureUsage(folder)],
  lists: ['Lists', lists],
  scale: ['Scale', () => measureScale(folder)],
  callers: ['Callers', async () => measureCallers(await tenantOf(MIDDLE))],
  interference: ['Interference', () => measureInterference(folder)],
  applications: ['Applications', async () => measureApplications(await tenantOf(MIDDLE))],
  work: ['My Work', async () => measureWork(await tenantOf(SMALL))],
  dashboard: ['Dashboard and palette', async () => measureDashboard(await tenantOf(SMALL), await tenantOf(MIDDLE))],
  routes: ['Routes', async () => measureRoutes(await tenantOf(MIDDLE))],
  'sign-in': ['Sign-in', async () => measureSignIn(await tenantOf(SMALL))],
  interaction: ['Interaction', () => inBrowser(async () => measureInteraction(await tenantOf(MIDDLE)))],
  'first-sight': ['First sight', () => inBrowser(async () => measureFirstSight(folder, await tenantOf(SMALL)))],
  // Must come last: it deletes data of other subjects, and its notifications take a while.
  administration: ['Administration', async () => measureAdministration(await tenantOf(SMALL), await tenantOf(MIDDLE))],
};

const {
  values: { check },
  positionals: asked,
} = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean', default: false } } });
const unknown = asked.filter((name) => !(name in measures));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: there is ${Object.keys(measures).join(', ')}.`);
  process.exit(1);
}

const committed = await readLatest();
const subjects: Subject[] = [];
const regressions: Regression[] = [];
for (const [name, [title, work]] of Object.entries(measures)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  let subject = await measure(title, work);
  if (check && 'figures' in subject && regressionsIn(committed, subject).length > 0) {
    const again = await measure(`${title}, again`, work);
    if ('figures' in again) subject = { title, figures: betterOf(subject.figures, again.figures) };
    regressions.push(...regressionsIn(committed, subject));
  }
  subjects.push(subject);
}
for (const tenant of tenants.values()) await tenant.stop();

printReport(subjects);
if (othersLoad > 0.5) console.log('The machine was busy with other work: times are too long, ratios less so.');
if (check) printRegressions(regressions);
else await writeLatest(subjects, othersLoad);
process.exit(regressions.length > 0 || subjects.some((subject) => 'failure' in subject) ? 1 : 0);
