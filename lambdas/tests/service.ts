/** Creates a bias test or another run of one, for people, API clients and schedules. */
import type { BiasPlan } from '#domain/bias/plan/plan.ts';
import type { BiasThresholds } from '#domain/bias/plan/thresholds.ts';
import { USUAL_THRESHOLDS } from '#domain/bias/plan/usual-thresholds.ts';
import type { KeptDocument, KeptVersion } from '#domain/documents/document.ts';
import { isTableFormat } from '#domain/documents/words.ts';
import type { RequestActor } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import { runsOf } from '#domain/tests/series/runs.ts';
import type { RunOf } from '#domain/tests/series/schedule.ts';
import type { AskedPlan, KeptTest } from '#domain/tests/test.ts';
import { company } from '#lambdas/company/store.ts';
import { documents } from '#lambdas/documents/store.ts';
import { changedMeanwhile, invalid, tooMany } from '#lambdas/known-errors.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { retryOnConflict, retryWhenTaken } from '#lambdas/persistence/retry.ts';
import { uuidV7 } from '#lambdas/persistence/uuid-v7.ts';
import type { Write } from '#lambdas/persistence/write.ts';
import { tests } from './store.ts';

const MOST_TESTS = 1000;

const isTable = ({ format }: KeptVersion) => isTableFormat(format);

/** A version that contains a table, checked or still in its check. */
const versionOf = (document: KeptDocument | undefined, application: string, wanted: number | undefined) => {
  if (document?.application_id !== application) throw invalid([fieldError('document.id', 'no_such_document')]);
  const found =
    wanted === undefined ? document.versions.at(-1) : document.versions.find(({ number }) => number === wanted);
  if (!found || found.state === 'error') throw invalid([fieldError('document.version', 'not_ready')]);
  if (!isTable(found)) throw invalid([fieldError('document.id', 'not_a_table')]);
  return { document, version: found };
};

/** The newest version that can be tested now. */
export const newestTable = (document: KeptDocument | undefined): number | undefined =>
  document?.versions.findLast((version) => version.state === 'ready' && isTable(version))?.number;

/** Fails if the document changed since it was read; otherwise its check could miss this test. */
const unchanged = ({ id, version }: KeptDocument): Write => ({
  check: keys.document(id),
  condition: {
    expression: 'version = :version',
    values: { ':version': version },
    onFailure: () => changedMeanwhile('document'),
  },
});

type Wanted = Pick<KeptTest, 'purpose' | 'model' | 'reruns' | 'run_of' | 'thresholds_reason'> & {
  plan: BiasPlan | AskedPlan;
  own: Partial<BiasThresholds>;
  document: { id: string; version?: number | undefined };
};

const thresholdsOf = async (own: Partial<BiasThresholds>) => {
  const { test_thresholds = USUAL_THRESHOLDS, test_thresholds_set = null } = (await company.get()) ?? {};
  return { thresholds: { ...test_thresholds, ...own }, thresholds_set: test_thresholds_set };
};

const auditedTest = ({
  purpose,
  document,
  model,
  run_of,
}: Pick<KeptTest, 'purpose' | 'document' | 'model' | 'run_of'>) => [
  { field: 'purpose', to: purpose },
  { field: 'file_name', to: document.file_name },
  { field: 'version_number', to: document.version },
  ...(model.name === '' ? [] : [{ field: 'tested_model', to: [model.name, model.version].join(' ').trim() }]),
  ...(run_of?.by ? [{ field: 'scheduled_by', to: run_of.by }] : []),
];

export const makeTest = async (
  by: RequestActor,
  application: string,
  { own, ...wanted }: Wanted,
): Promise<KeptTest> => {
  if ((await tests.of(application)).length >= MOST_TESTS) throw tooMany('test of an application', MOST_TESTS);
  const id = uuidV7(Date.now());
  return retryOnConflict(async () => {
    const { document, version } = versionOf(
      await documents.get(wanted.document.id),
      application,
      wanted.document.version,
    );
    const { thresholds, thresholds_set } = await thresholdsOf(own);
    const isChecked = version.state === 'ready';
    const { number, file_name, format, sha256 } = version;
    const content = {
      ...{ ...wanted, application_id: application, plan: { ...wanted.plan, thresholds } },
      document: { id: document.id, version: number, name: document.name, file_name, format, sha256 },
      ...{ own_thresholds: Object.keys(own), thresholds_set },
      ...{ state: isChecked ? ('waiting' as const) : ('created' as const), error: null, run: null, progress: null },
      ...{
        faults: { total: 0, first: [], attempt: null },
        ...{ result: null, finished_at: null, compared_with: null, schedule: null },
        opinions: [],
        law_summary: null,
      },
    };
    const otherWrites = [unchanged(document), ...(isChecked ? [tests.queued(id)] : [])];
    return tests.create(content, by, id, otherWrites, { changes: auditedTest(content) });
  });
};

/** Thresholds that were chosen for the test stay; the others are the company's current ones. */
export const runAgain = (by: RequestActor, test: KeptTest, version: number, run_of: RunOf | null = null) => {
  const { purpose, model, plan, own_thresholds, thresholds_reason, document, application_id } = test;
  const own = Object.fromEntries(Object.entries(plan.thresholds).filter(([name]) => own_thresholds.includes(name)));
  const of = { id: document.id, version };
  const wanted = { purpose, model, plan, own, thresholds_reason, reruns: test.id, run_of, document: of };
  return makeTest(by, application_id, wanted);
};

/** The run of the series that tests this version, or a new one. Concurrent calls get the same run. */
export const runOnce = (
  by: RequestActor,
  test: KeptTest,
  version: number,
  scheduled: Pick<RunOf, 'due' | 'by'> = { due: null, by: null },
): Promise<KeptTest> =>
  retryWhenTaken(async () => {
    const runs = runsOf(await tests.of(test.application_id), test.id);
    const there = runs.findLast(({ state, document }) => state !== 'error' && document.version === version);
    const found = there && (await tests.get(there.id));
    return found ?? runAgain(by, test, version, { series: runs[0]?.id ?? test.id, ...scheduled });
  });
