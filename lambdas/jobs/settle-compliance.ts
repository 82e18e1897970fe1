import { recomputeCompliance } from '#lambdas/controls/compliance-service.ts';
import { job } from '#lambdas/job-runner/job.ts';

export const performed = job('settle-compliance', ({ id }) => recomputeCompliance(id));
