import { worker } from '#lambdas/job-runner/worker.ts';
import { performed as checkUpload } from '#lambdas/jobs/check-upload.ts';
import { performed as removeFiles } from '#lambdas/jobs/remove-files.ts';

export const handler = worker('files', { 'check-upload': checkUpload, 'remove-files': removeFiles });
