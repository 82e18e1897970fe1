import { worker } from '#lambdas/job-runner/worker.ts';
import { performed as exportRows } from '#lambdas/jobs/export.ts';

export const handler = worker('export', { export: exportRows });
