import { worker } from '#lambdas/job-runner/worker.ts';
import { performed as archiveTrail } from '#lambdas/jobs/archive-trail.ts';

export const handler = worker('archive-trail', { 'archive-trail': archiveTrail });
