import { isTaken, nextAttempt, type Webhook } from '#domain/webhooks/webhook.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { notify } from '#lambdas/notifications/notify.ts';
import { readCaller } from '#lambdas/people/store.ts';
import { post } from '#lambdas/webhooks/post.ts';
import { createSignatureHeaders } from '#lambdas/webhooks/signature.ts';
import { deliveries, webhooks } from '#lambdas/webhooks/store.ts';

const notifyCreator = async ({ id, name, updated_by, created_by }: Webhook, at: string) => {
  for (const person of new Set([updated_by.id, created_by.id])) {
    const user = (await readCaller(person))?.user;
    // At most once a day.
    const event = { id: `webhook ${id} ${at.slice(0, 10)}`, at };
    if (user) await notify(user, { kind: 'webhook_failing', params: { id, name } }, event);
  }
};

/**
 * Idempotent: a repeated message finds its attempt recorded. If the process dies before recording, the event is sent
 * again with the same id.
 */
export const performed = job('deliver-webhook', async ({ webhook: id, delivery: deliveryId, attempt: number }) => {
  const [webhook, before] = await Promise.all([webhooks.get(id), deliveries.get(id, deliveryId)]);
  if (!webhook || before?.state !== 'waiting' || before.attempts.length !== number - 1) return;
  if (webhook.status === 'paused') {
    await deliveries.change(id, before, { ...before, state: 'failed', next_at: null });
    return;
  }
  const body = JSON.stringify(before.event);
  const attempt = await post(
    webhook.address,
    await createSignatureHeaders(webhook, before.event.id, body, Date.now()),
    body,
  );
  const attempts = [...before.attempts, attempt];
  const taken = isTaken(attempt.status);
  const next_at = taken ? null : nextAttempt(number, Date.now());
  const state = taken ? 'delivered' : next_at === null ? 'failed' : 'waiting';
  await deliveries.change(id, before, { ...before, attempts, state, next_at });
  if (state === 'failed') await notifyCreator(webhook, attempt.at);
});
