import { performed as fanOut } from '#lambdas/jobs/fan-out.ts';
import { worker } from '#lambdas/runner/worker.ts';

export const handler = worker('fan-out', { 'fan-out': fanOut });
