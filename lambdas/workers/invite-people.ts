import { worker } from '#lambdas/job-runner/worker.ts';
import { performed as invitePeople } from '#lambdas/jobs/invite-people.ts';

export const handler = worker('invite-people', { 'invite-people': invitePeople });
