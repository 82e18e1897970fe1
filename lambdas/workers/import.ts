import { performed as importRows } from '#lambdas/jobs/import-rows.ts';
import { performed as undoImport } from '#lambdas/jobs/undo-import.ts';
import { worker } from '#lambdas/runner/worker.ts';

export const handler = worker('import', { 'import-rows': importRows, 'undo-import': undoImport });
