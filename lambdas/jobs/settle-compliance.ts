import { job } from '#lambdas/runner/job.ts';
import { settleCompliance } from '#lambdas/stores/compliance.ts';

export const handler = job('settle-compliance', ({ id }) => settleCompliance(id));
