import { performed as exportRows } from '#lambdas/jobs/export.ts';
import { worker } from '#lambdas/runner/worker.ts';

export const handler = worker('export', { export: exportRows });
