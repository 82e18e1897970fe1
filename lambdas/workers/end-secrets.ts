import { performed as endSecrets } from '#lambdas/jobs/end-secrets.ts';
import { worker } from '#lambdas/runner/worker.ts';

export const handler = worker('end-secrets', { 'end-secrets': endSecrets });
