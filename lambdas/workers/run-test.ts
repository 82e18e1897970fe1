import { worker } from '#lambdas/job-runner/worker.ts';
import { performed as compareRuns } from '#lambdas/jobs/compare-runs.ts';
import { performed as runTest } from '#lambdas/jobs/run-test.ts';

export const handler = worker('run-test', { 'compare-runs': compareRuns, 'run-test': runTest });
