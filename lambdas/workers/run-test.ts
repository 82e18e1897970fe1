import { performed as compareRuns } from '#lambdas/jobs/compare-runs.ts';
import { performed as runTest } from '#lambdas/jobs/run-test.ts';
import { worker } from '#lambdas/runner/worker.ts';

export const handler = worker('run-test', { 'compare-runs': compareRuns, 'run-test': runTest });
