import { SYSTEM } from '#domain/entity.ts';
import { comparisonsOf, groupIn, verdictChanges } from '#domain/tests/series/comparisons.ts';
import { runsOf } from '#domain/tests/series/runs.ts';
import type { KeptTest } from '#domain/tests/test.ts';
import { readResult } from '#lambdas/files/test-files.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { tests } from '#lambdas/tests/store.ts';

const comparisonsIn = async (test: KeptTest, { sha256 }: NonNullable<KeptTest['result']>) =>
  comparisonsOf((await readResult(test, sha256)).result);

/** The most recent earlier run with a result. */
const runBefore = async ({ id, application_id }: KeptTest) => {
  const runs = runsOf(await tests.of(application_id), id);
  const own = runs.findIndex((one) => one.id === id);
  const before = runs.slice(0, own).findLast(({ state }) => state === 'ready');
  return before && tests.get(before.id);
};

const compareRuns = (id: string) =>
  retryOnConflict(async () => {
    const test = await tests.get(id);
    if (!test?.result || test.compared_with !== null) return;
    const before = await runBefore(test);
    if (!before?.result) return;
    const found = verdictChanges(await comparisonsIn(before, before.result), await comparisonsIn(test, test.result));
    const [gravest] = found;
    if (!gravest) return;
    const { from, to } = gravest;
    await tests.update(test, { ...test, compared_with: before.id }, SYSTEM, {
      action: 'verdict_changed',
      changes: [
        { field: 'changed_verdicts', to: found.length },
        { field: 'compared_group', to: groupIn(gravest) },
        { field: 'bias_verdict', ...(from && { from }), ...(to && { to }) },
      ],
    });
  });

export const performed = job('compare-runs', ({ id }) => compareRuns(id));
