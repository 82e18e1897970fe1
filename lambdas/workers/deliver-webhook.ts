import { worker } from '#lambdas/job-runner/worker.ts';
import { performed as deliverWebhook } from '#lambdas/jobs/deliver-webhook.ts';

export const handler = worker('deliver-webhook', { 'deliver-webhook': deliverWebhook });
