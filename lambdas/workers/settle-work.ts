import { worker } from '#lambdas/job-runner/worker.ts';
import { performed as settleWork } from '#lambdas/jobs/settle-work.ts';

export const handler = worker('settle-work', { 'settle-work': settleWork });
