import { performed as settleWork } from '#lambdas/jobs/settle-work.ts';
import { worker } from '#lambdas/runner/worker.ts';

export const handler = worker('settle-work', { 'settle-work': settleWork });
