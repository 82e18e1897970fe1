/** The handlers of workers and job runner; the compiler requires every worker of the contract. */
import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent, SQSEvent } from 'aws-lambda';
import type { WorkerName } from '#contract/jobs/workers.ts';
import { handler as clock } from '#lambdas/job-runner/clock.ts';
import { handler as stream } from '#lambdas/job-runner/stream.ts';
import { handler as archiveTrail } from '#lambdas/workers/archive-trail.ts';
import { handler as deliverWebhook } from '#lambdas/workers/deliver-webhook.ts';
import { handler as endSecrets } from '#lambdas/workers/end-secrets.ts';
import { handler as exportRows } from '#lambdas/workers/export.ts';
import { handler as fanOut } from '#lambdas/workers/fan-out.ts';
import { handler as files } from '#lambdas/workers/files.ts';
import { handler as importRows } from '#lambdas/workers/import.ts';
import { handler as invitePeople } from '#lambdas/workers/invite-people.ts';
import { handler as runTest } from '#lambdas/workers/run-test.ts';
import { handler as settleWork } from '#lambdas/workers/settle-work.ts';
import { handler as settling } from '#lambdas/workers/settling.ts';
import { handler as telling } from '#lambdas/workers/telling.ts';
import { handler as tidying } from '#lambdas/workers/tidying.ts';

export type JobHandlers = {
  workers: Record<WorkerName, (event: SQSEvent, context: Context) => Promise<void>>;
  clock: (event: { time: string }) => Promise<void>;
  stream: (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;
};

export const handlers: JobHandlers = {
  workers: {
    'archive-trail': archiveTrail,
    'deliver-webhook': deliverWebhook,
    'end-secrets': endSecrets,
    export: exportRows,
    'fan-out': fanOut,
    files,
    import: importRows,
    'invite-people': invitePeople,
    'run-test': runTest,
    'settle-work': settleWork,
    settling,
    telling,
    tidying,
  },
  clock,
  stream,
};
