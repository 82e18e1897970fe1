import { worker } from '#lambdas/job-runner/worker.ts';
import { performed as importRows } from '#lambdas/jobs/import-rows.ts';
import { performed as undoImport } from '#lambdas/jobs/undo-import.ts';

export const handler = worker('import', { 'import-rows': importRows, 'undo-import': undoImport });
