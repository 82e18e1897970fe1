import { worker } from '#lambdas/job-runner/worker.ts';
import { performed as settleCompliance } from '#lambdas/jobs/settle-compliance.ts';
import { performed as settleDues } from '#lambdas/jobs/settle-dues.ts';
import { performed as tellPrograms } from '#lambdas/jobs/tell-programs.ts';

export const handler = worker('settling', {
  'settle-compliance': settleCompliance,
  'settle-dues': settleDues,
  'tell-programs': tellPrograms,
});
