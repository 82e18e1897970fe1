import { job } from '#lambdas/runner/job.ts';
import { settleCompliance } from '#lambdas/stores/compliance.ts';

export const performed = job('settle-compliance', ({ id }) => settleCompliance(id));
