import { performed as deliverWebhook } from '#lambdas/jobs/deliver-webhook.ts';
import { worker } from '#lambdas/runner/worker.ts';

export const handler = worker('deliver-webhook', { 'deliver-webhook': deliverWebhook });
