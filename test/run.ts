/**
 * `npm test`: runs all checks and tests. `-- --changed` selects the tests that uncommitted changes can affect, and
 * `-- --changed=main` those that changes since `main` can affect. The last line is the total of all steps.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { whenOrphaned } from '#local/parent.ts';
import { ROOT } from '#local/project.ts';
import { whatToRun } from './changed.ts';
import { type Counts, countBrowserTests, countTests, NONE, plus } from './count.ts';
import { slowest, timesOfBrowserTests, timesOfTests } from './slowest.ts';
import { troubleInBrowserTests, troubleInTests } from './trouble.ts';

const RESULTS = join(ROOT, 'test-results');
const VITEST = join(RESULTS, 'vitest.json');
const BROWSER = join(RESULTS, 'browser.json');

let running: ChildProcess | undefined;
const abandon = () => {
  running?.kill('SIGTERM');
  process.exit(1);
};
process.on('SIGINT', abandon);
process.on('SIGTERM', abandon);
whenOrphaned(abandon);

const run = async (command: string, args: readonly string[]) => {
  const PATH = `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}`;
  running = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, PATH } });
  const [status] = await once(running, 'close');
  return status === 0;
};

/** Counts a check as one test. */
const check =
  (command: string, ...args: string[]) =>
  async (): Promise<Counts> =>
    (await run(command, args)) ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 };

const times: ReturnType<typeof slowest> = [];
const trouble: ReturnType<typeof troubleInTests> = [];

/** Counts the tests in a runner's report. A missing report, a nonzero exit status or no passed test is a failure. */
const tests =
  (
    report: string,
    count: (report: unknown) => Counts,
    timesOf: (report: unknown, root: string) => ReturnType<typeof slowest>,
    troubleIn: typeof troubleInTests,
    command: string,
    ...args: string[]
  ) =>
  async (): Promise<Counts> => {
    const succeeded = await run(command, args);
    const text = await readFile(report, 'utf8').catch(() => undefined);
    if (text === undefined) {
      console.error(`${command} left no report.`);
      return { ...NONE, failed: 1 };
    }
    const counts = count(JSON.parse(text));
    times.push(...timesOf(JSON.parse(text), ROOT));
    trouble.push(...troubleIn(JSON.parse(text), ROOT));
    const isSilent = counts.failed === 0 && (!succeeded || counts.passed === 0);
    return isSilent ? plus(counts, { ...NONE, failed: 1 }) : counts;
  };

const since = process.argv.find((argument) => argument.startsWith('--changed'));
const only = since === undefined ? undefined : whatToRun(since.split('=')[1] ?? 'HEAD');
const nothing = async () => NONE;

const whole = {
  Types: check('tsc', '--noEmit'),
  Lint: check('biome', 'check', '--error-on-warnings', ...(only?.changed ?? ['.']), '--no-errors-on-unmatched'),
  Unused: check('knip'),
  Tests: tests(
    VITEST,
    countTests,
    timesOfTests,
    troubleInTests,
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${VITEST}`,
    ...(only?.tests ?? []),
  ),
  Browser: tests(
    BROWSER,
    countBrowserTests,
    timesOfBrowserTests,
    troubleInBrowserTests,
    'playwright',
    'test',
    '--config',
    'test/browser/playwright.config.ts',
    ...(only?.specs ?? []),
  ),
};
const STEPS = {
  ...whole,
  ...(only?.changed.length === 0 && { Lint: nothing }),
  ...(only?.tests.length === 0 && { Tests: nothing }),
  ...(only?.specs.length === 0 && { Browser: nothing }),
};

const SLOWEST = 10;

const describe = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });

let total = NONE;
const summary: string[] = [];
for (const [title, step] of Object.entries(STEPS)) {
  console.log(`\n— ${title} —`);
  const began = performance.now();
  const counts = await step();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  total = plus(total, counts);
  summary.push(`${counts.failed > 0 ? '✗' : '✓'} ${title.padEnd(8)} ${seconds.padStart(6)} s   ${describe(counts)}`);
}

console.log(`\nThe files that took longest, each test for itself:`);
for (const { file, ms } of slowest(times, SLOWEST)) console.log(`${(ms / 1000).toFixed(1).padStart(8)} s   ${file}`);
for (const { file, title, failed, said } of trouble)
  console.log(`\n${failed ? '✗' : '↻ at its second try'} ${file} › ${title}\n${said}`);
console.log(`\n${summary.join('\n')}\n`);
console.log(describe(total));
process.exit(total.failed > 0 ? 1 : 0);
