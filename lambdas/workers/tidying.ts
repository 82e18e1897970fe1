import { worker } from '#lambdas/job-runner/worker.ts';
import { performed as clearApplication } from '#lambdas/jobs/clear-application.ts';
import { performed as deleteGroup } from '#lambdas/jobs/delete-group.ts';
import { performed as erasePerson } from '#lambdas/jobs/erase-person.ts';
import { performed as countApplications } from '#lambdas/jobs/scheduled/count-applications.ts';
import { performed as dailySweep } from '#lambdas/jobs/scheduled/daily-sweep.ts';
import { performed as endUploads } from '#lambdas/jobs/scheduled/end-uploads.ts';
import { performed as packLists } from '#lambdas/jobs/scheduled/pack-lists.ts';
import { performed as retryWebhooks } from '#lambdas/jobs/scheduled/retry-webhooks.ts';
import { performed as settleDirectoryRoles } from '#lambdas/jobs/settle-directory-roles.ts';

export const handler = worker('tidying', {
  'clear-application': clearApplication,
  'count-applications': countApplications,
  'daily-sweep': dailySweep,
  'delete-group': deleteGroup,
  'end-uploads': endUploads,
  'erase-person': erasePerson,
  'pack-lists': packLists,
  'retry-webhooks': retryWebhooks,
  'settle-directory-roles': settleDirectoryRoles,
});
