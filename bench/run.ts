/**
 * `npm run bench`: how fast, how large and how dear the product is. It fails only where it cannot measure.
 * `npm run bench -- usage` measures that alone, which `npm run cost` counts with, and leaves latest.json as it is.
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
import { startTenant, type Tenant } from './tenant.ts';
import { measureTiering } from './tiering.ts';
import { measureUsage } from './usage.ts';
import { measureViewer } from './viewer.ts';
import { measureWeb } from './web.ts';

const SIZES = [100, 10_000, 100_000] as const;

const folder = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const abandon = () => process.exit(1);
process.on('SIGINT', abandon);
process.on('SIGTERM', abandon);
whenOrphaned(abandon);

/** What others did in the minute before this began. */
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

if (process.argv[2] === 'usage') {
  await measure('Usage', () => measureUsage(folder));
  printReport(subjects);
  process.exit(subjects.some((subject) => 'failure' in subject) ? 1 : 0);
}

await measure('Web', measureWeb);
await measure('Tiering', measureTiering);
await measure('Bias', () => measureBias(folder));
await measure('Functions', () => measureFunctions(folder));
await measure('Frameworks and controls', () => measureCompliance(folder));
await measure('Document viewer', () => measureViewer(folder));
await measure('Usage', () => measureUsage(folder));

const tenants: Tenant[] = [];
try {
  for (const size of SIZES) {
    tenants.push(await startTenant(folder, size));
    console.log(`A tenant of ${size.toLocaleString('en')} applications is there.`);
  }
} catch (error) {
  console.error(error);
}
const [small, middle] = tenants;
const needs = <T>(tenant: T | undefined): T => {
  if (tenant === undefined) throw new Error('The tenants did not start.');
  return tenant;
};
await measure('Lists', () => measureLists([needs(small), needs(middle), ...tenants.slice(2)]));
for (const tenant of tenants) await tenant.renewTokens();
await measure('Callers', () => measureCallers(needs(middle)));
await measure('Applications', () => measureApplications(needs(middle)));
await measure('Dashboard and palette', () => measureDashboard(needs(small), needs(middle)));
await measure('Routes', () => measureRoutes(needs(middle)));
await measure('Sign-in', () => measureSignIn(needs(small)));
await measure('First sight', () => measureFirstSight(folder, needs(small)));
// Last: what it takes away the others need, and people are told of it for a while.
await measure('Administration', () => measureAdministration(needs(small), needs(middle)));
for (const tenant of tenants) await tenant.stop();

printReport(subjects);
if (othersLoad > 0.5) console.log('The machine was busy with other work: times are too long, ratios less so.');
await writeReport(subjects, othersLoad);
process.exit(subjects.some((subject) => 'failure' in subject) ? 1 : 0);
