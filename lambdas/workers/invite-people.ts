import { performed as invitePeople } from '#lambdas/jobs/invite-people.ts';
import { worker } from '#lambdas/runner/worker.ts';

export const handler = worker('invite-people', { 'invite-people': invitePeople });
