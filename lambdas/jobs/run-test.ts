/** Runs a bias test. Redelivered messages store only one result. */
import { setTimeout as sleep } from 'node:timers/promises';
import { workers } from '#contract/jobs/workers.ts';
import { analysis } from '#domain/bias/analysis.ts';
import type { Done } from '#domain/bias/engine.ts';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import { fileKeyOf } from '#domain/documents/file-keys.ts';
import { RowTooLong } from '#domain/reading/csv-stream.ts';
import { Damaged, TooMuch } from '#domain/reading/damaged.ts';
import { openTable } from '#domain/tests/header-row.ts';
import { namedHeaderRow } from '#domain/tests/named-header-row.ts';
import { readTable } from '#domain/tests/read-table.ts';
import { NoSuchSheet } from '#domain/tests/table.ts';
import { type KeptTest, type Progress, SHOWN_FAULTS, type TestFault } from '#domain/tests/test.ts';
import type { TestError, TestStep } from '#domain/tests/words.ts';
import { documents } from '#lambdas/documents/store.ts';
import { chunksOf, FileIsAnother, FileIsGone, keepFaults, keepResult } from '#lambdas/files/test-files.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { type Claim, tests } from '#lambdas/tests/store.ts';

/** Leaves enough time before the function's timeout to record the failure. */
const TIME_LIMIT = (workers['run-test'].seconds - 20) * 1000;
const A_BEAT = 1_000;
/** A test that did not finish in this many attempts would not finish in another one. */
const MOST_ATTEMPTS = 3;
const MOST_FAULTS = 100_000;

/** Ends a run without a result. */
class Ended extends Error {
  readonly why: TestError;
  constructor(why: TestError) {
    super(why);
    this.why = why;
  }
}
/** The test was canceled, or another worker took over. */
class NotNeeded extends Error {}

const endOf = (error: unknown): TestError | undefined => {
  if (error instanceof Ended) return error.why;
  if (error instanceof FileIsGone) return 'document_missing';
  if (error instanceof RowTooLong) return 'row_too_long';
  if (error instanceof NoSuchSheet) return 'no_such_sheet';
  if (error instanceof TooMuch) return error.limit;
  return error instanceof Damaged || error instanceof FileIsAnother ? 'unreadable' : undefined;
};

const makeWatch = (claim: Claim, limit: number) => {
  const began = Date.now();
  const progress: Progress = { rows: 0, tables: 0, of_tables: null, steps: [] };
  const faults: TestFault[] = [];
  let total = 0;
  let last = began;
  const notifyRequester = async () => {
    last = Date.now();
    if (!(await tests.beat(claim, progress))) throw new NotNeeded();
  };
  /** Extends the lease: it must run more often than the lease expires. */
  const goOn = async () => {
    const now = Date.now();
    if (now - began > limit) throw new Ended('took_too_long');
    if (now - last > A_BEAT) await notifyRequester();
  };
  const close = (now: number) => {
    const step = progress.steps.at(-1);
    if (step) step.ms ??= now - Date.parse(step.began_at);
  };
  return {
    progress,
    tell: notifyRequester,
    step: async (step: TestStep) => {
      const now = Date.now();
      close(now);
      progress.steps.push({ step, began_at: new Date(now).toISOString(), ms: null });
      await notifyRequester();
    },
    done: async () => {
      close(Date.now());
      await notifyRequester();
    },
    read: (rows: number) => {
      progress.rows = rows;
      return goOn();
    },
    computed: ({ tables, of }: Done) => {
      progress.tables = tables;
      progress.of_tables = of;
      return goOn();
    },
    fault: (fault: TestFault) => {
      total += 1;
      if (faults.length < MOST_FAULTS) faults.push(fault);
    },
    faults: () => ({ all: faults, total }),
  };
};

type Watch = ReturnType<typeof makeWatch>;

/** Reads the version that the test names, even if the document has newer ones. */
const tableOf = async ({ document: { id, version, sha256, format }, plan: { sheet, header_row } }: KeptTest) => {
  const found = await documents.get(id);
  const content_type = found?.versions.find(({ number }) => number === version)?.content_type;
  if (!found || content_type === undefined || sha256 === null) throw new FileIsGone();
  const chunks = () => chunksOf(fileKeyOf(found, version, sha256), sha256);
  return {
    file: { sha256, format, content_type },
    table: await openTable({ format, content_type, chunks, sheet }, header_row),
  };
};

const run = async (test: KeptTest, claim: Claim, watch: Watch) => {
  await watch.step('open');
  const { file, table } = await tableOf(test);
  await watch.step('read');
  const watching = {
    ...{ fault: watch.fault, read: watch.read, computed: watch.computed },
    end: () => watch.step('compute'),
  };
  // Parsed for a stable field order, which verification relies on.
  const plan = BiasPlan.parse({ ...namedHeaderRow(table.headerRow), ...test.plan });
  const result = await readTable(table, (headers) => analysis(plan, headers), watching);
  if (result) watch.progress.tables = result.tables.length;
  watch.progress.of_tables = watch.progress.tables;
  await watch.step('keep');
  if (!result) {
    const { all, total } = watch.faults();
    await keepFaults(test, claim.attempt, test.document.name, all);
    await watch.done();
    const faults = { total, first: all.slice(0, SHOWN_FAULTS), attempt: claim.attempt };
    return tests.end(claim, { error: 'faulty', faults });
  }
  const kept = await keepResult(test, { format: 1, document: file, plan, result });
  await watch.done();
  return tests.end(claim, { result: { ...kept, engine: result.engine, verdict: result.verdict } });
};

const work = async (test: KeptTest, claim: Claim, limit: number) => {
  if (claim.attempt > MOST_ATTEMPTS) return tests.end(claim, { error: 'gave_up' });
  try {
    await run(test, claim, makeWatch(claim, limit));
  } catch (error) {
    if (error instanceof NotNeeded) return;
    const why = endOf(error);
    if (why) return tests.end(claim, { error: why });
    await tests.letGo(claim);
    throw error;
  }
};

/** Longer than the lease of a silent worker. */
const TIMEOUT_MS = 60_000;
const A_MOMENT = 500;

/** Waits while another worker holds the lease, and takes over if that worker stops. */
export const runTest = async ({ id }: { id: string }, limit = TIME_LIMIT): Promise<void> => {
  for (const until = Date.now() + TIMEOUT_MS; ; await sleep(A_MOMENT)) {
    const claimed = await tests.claim(id);
    if (claimed === undefined) return;
    if (claimed !== 'busy') return work(claimed.test, claimed.claim, limit);
    if (Date.now() > until) throw new Error('Another worker is running this test.');
  }
};

export const performed = job('run-test', (input) => runTest(input));
