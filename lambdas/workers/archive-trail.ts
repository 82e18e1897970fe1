import { performed as archiveTrail } from '#lambdas/jobs/archive-trail.ts';
import { worker } from '#lambdas/runner/worker.ts';

export const handler = worker('archive-trail', { 'archive-trail': archiveTrail });
