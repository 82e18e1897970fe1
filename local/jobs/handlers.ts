/** What does each job, and what starts them: the compiler asks for every line of the table. */
import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent, SQSEvent } from 'aws-lambda';
import type { JobName } from '#contract/jobs.ts';
import { handler as archiveTrail } from '#lambdas/jobs/archive-trail.ts';
import { handler as checkUpload } from '#lambdas/jobs/check-upload.ts';
import { handler as clearApplication } from '#lambdas/jobs/clear-application.ts';
import { handler as countApplications } from '#lambdas/jobs/count-applications.ts';
import { handler as dailyDues } from '#lambdas/jobs/daily-dues.ts';
import { handler as dailyEvidence } from '#lambdas/jobs/daily-evidence.ts';
import { handler as dailySweep } from '#lambdas/jobs/daily-sweep.ts';
import { handler as dailyVendors } from '#lambdas/jobs/daily-vendors.ts';
import { handler as deleteGroup } from '#lambdas/jobs/delete-group.ts';
import { handler as deliverWebhook } from '#lambdas/jobs/deliver-webhook.ts';
import { handler as endApprovals } from '#lambdas/jobs/end-approvals.ts';
import { handler as endOverrides } from '#lambdas/jobs/end-overrides.ts';
import { handler as endSecrets } from '#lambdas/jobs/end-secrets.ts';
import { handler as endUploads } from '#lambdas/jobs/end-uploads.ts';
import { handler as erasePerson } from '#lambdas/jobs/erase-person.ts';
import { handler as exportList } from '#lambdas/jobs/export.ts';
import { handler as fanOut } from '#lambdas/jobs/fan-out.ts';
import { handler as importRows } from '#lambdas/jobs/import-rows.ts';
import { handler as invitePeople } from '#lambdas/jobs/invite-people.ts';
import { handler as noteReturnedMail } from '#lambdas/jobs/note-returned-mail.ts';
import { handler as removeFiles } from '#lambdas/jobs/remove-files.ts';
import { handler as retryWebhooks } from '#lambdas/jobs/retry-webhooks.ts';
import { handler as runTest } from '#lambdas/jobs/run-test.ts';
import { handler as settleCompliance } from '#lambdas/jobs/settle-compliance.ts';
import { handler as settleDirectoryRoles } from '#lambdas/jobs/settle-directory-roles.ts';
import { handler as settleDues } from '#lambdas/jobs/settle-dues.ts';
import { handler as settleWork } from '#lambdas/jobs/settle-work.ts';
import { handler as tellPrograms } from '#lambdas/jobs/tell-programs.ts';
import { handler as undoImport } from '#lambdas/jobs/undo-import.ts';
import { handler as weeklyWork } from '#lambdas/jobs/weekly-work.ts';
import { handler as clock } from '#lambdas/runner/clock.ts';
import { handler as stream } from '#lambdas/runner/stream.ts';

export type JobHandlers = {
  jobs: Record<JobName, (event: SQSEvent, context: Context) => Promise<void>>;
  clock: (event: { time: string }) => Promise<void>;
  stream: (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;
};

export const handlers: JobHandlers = {
  jobs: {
    'archive-trail': archiveTrail,
    'check-upload': checkUpload,
    'fan-out': fanOut,
    'tell-programs': tellPrograms,
    'deliver-webhook': deliverWebhook,
    'retry-webhooks': retryWebhooks,
    'erase-person': erasePerson,
    export: exportList,
    'clear-application': clearApplication,
    'count-applications': countApplications,
    'delete-group': deleteGroup,
    'end-approvals': endApprovals,
    'end-overrides': endOverrides,
    'end-secrets': endSecrets,
    'end-uploads': endUploads,
    'import-rows': importRows,
    'invite-people': invitePeople,
    'run-test': runTest,
    'settle-compliance': settleCompliance,
    'note-returned-mail': noteReturnedMail,
    'remove-files': removeFiles,
    'settle-directory-roles': settleDirectoryRoles,
    'settle-dues': settleDues,
    'settle-work': settleWork,
    'undo-import': undoImport,
    'daily-dues': dailyDues,
    'daily-evidence': dailyEvidence,
    'daily-sweep': dailySweep,
    'daily-vendors': dailyVendors,
    'weekly-work': weeklyWork,
  },
  clock,
  stream,
};
