import { worker } from '#lambdas/job-runner/worker.ts';
import { performed as fanOut } from '#lambdas/jobs/fan-out.ts';

export const handler = worker('fan-out', { 'fan-out': fanOut });
