import { performed as runTest } from '#lambdas/jobs/run-test.ts';
import { worker } from '#lambdas/runner/worker.ts';

export const handler = worker('run-test', { 'run-test': runTest });
