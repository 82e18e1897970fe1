import { worker } from '#lambdas/job-runner/worker.ts';
import { performed as endSecrets } from '#lambdas/jobs/scheduled/end-secrets.ts';

export const handler = worker('end-secrets', { 'end-secrets': endSecrets });
