import { auditedPathOf } from '#domain/audit/words.ts';
import type { WebhookEvent } from '#domain/webhooks/webhook.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { uuidV7Of } from '#lambdas/persistence/uuid-v7.ts';
import { deliveries, webhooks } from '#lambdas/webhooks/store.ts';

/** Idempotent: repeated events create the same deliveries. */
export const performed = job('tell-programs', async ({ what, id, name, version, action, at, by, number }) => {
  const path = auditedPathOf(what);
  if (!path) return;
  for (const webhook of await webhooks.all()) {
    if (webhook.status !== 'active' || !webhook.things.some((one) => one === path)) continue;
    const event: WebhookEvent = {
      id: uuidV7Of(Date.parse(at), `${webhook.id} ${what} ${id} ${number}`),
      ...{ type: `${path}.${action}`, timestamp: at },
      data: { subject: { kind: what, id, name, version }, by },
    };
    await deliveries.begin(webhook.id, event);
  }
});
