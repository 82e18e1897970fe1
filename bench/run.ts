/**
 * `npm run bench`: measures speed, size and cost. It fails only if it cannot measure. `npm run bench -- lists work`
 * runs these subjects only and does not change latest.json. `npm run cost` uses the figures of `usage`.
 */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { whenOrphaned } from '#local/parent.ts';
import { measureAdministration } from './administration.ts';
import { measureApplications } from './applications.ts';
import { measureBias } from './bias.ts';
import { measureCallers } from './callers.ts';
import { measureCompliance } from './compliance.ts';
import { measureDashboard } from './dashboard.ts';
import type { Figure } from './figure.ts';
import { measureFirstSight } from './first-sight.ts';
import { measureFunctions } from './functions.ts';
import { measureLists } from './lists.ts';
import { printReport, type Subject, writeReport } from './report.ts';
import { measureRoutes } from './routes.ts';
import { measureSignIn } from './sign-in.ts';
import { startTenant, type Tenant } from './tenant/tenant.ts';
import { measureTiering } from './tiering.ts';
import { measureUsage } from './usage.ts';
import { measureVerdicts } from './verdicts.ts';
import { measureViewer } from './viewer.ts';
import { measureWeb } from './web.ts';
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

const subjects: Subject[] = [];
const measure = async (title: string, work: () => Promise<Figure[]>) => {
  const began = performance.now();
  try {
    subjects.push({ title, figures: await work() });
  } catch (error) {
    subjects.push({ title, failure: error instanceof Error ? error.message : String(error) });
  }
  console.log(`${title}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
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
  viewer: ['Document viewer', () => measureViewer(folder)],
  usage: ['Usage', () => measureUsage(folder)],
  lists: ['Lists', lists],
  callers: ['Callers', async () => measureCallers(await tenantOf(MIDDLE))],
  applications: ['Applications', async () => measureApplications(await tenantOf(MIDDLE))],
  work: ['My Work', async () => measureWork(await tenantOf(SMALL))],
  dashboard: ['Dashboard and palette', async () => measureDashboard(await tenantOf(SMALL), await tenantOf(MIDDLE))],
  routes: ['Routes', async () => measureRoutes(await tenantOf(MIDDLE))],
  'sign-in': ['Sign-in', async () => measureSignIn(await tenantOf(SMALL))],
  'first-sight': ['First sight', async () => measureFirstSight(folder, await tenantOf(SMALL))],
  // Must come last: it deletes data of other subjects, and its notifications take a while.
  administration: ['Administration', async () => measureAdministration(await tenantOf(SMALL), await tenantOf(MIDDLE))],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in measures));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: there is ${Object.keys(measures).join(', ')}.`);
  process.exit(1);
}
for (const [name, [title, work]] of Object.entries(measures))
  if (asked.length === 0 || asked.includes(name)) await measure(title, work);
for (const tenant of tenants.values()) await tenant.stop();

printReport(subjects);
if (othersLoad > 0.5) console.log('The machine was busy with other work: times are too long, ratios less so.');
if (asked.length === 0) await writeReport(subjects, othersLoad);
process.exit(subjects.some((subject) => 'failure' in subject) ? 1 : 0);
