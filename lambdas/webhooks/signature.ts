/**
 * Signatures by the Standard Webhooks specification (standardwebhooks.com). Secrets are derived, not stored; during a
 * rotation each delivery has a signature for both secrets.
 */
import { createHmac } from 'node:crypto';
import type { Webhook, WebhookSecret } from '#domain/webhooks/webhook.ts';
import { readCursorKey } from '#lambdas/persistence/cursor-key.ts';

const keyOf = async (webhook: string, secret: string) =>
  createHmac('sha256', await readCursorKey())
    .update(`webhook ${webhook} ${secret}`)
    .digest();

/** In the format that the receiver is shown once. */
export const secretOf = async (webhook: string, { id }: Pick<WebhookSecret, 'id'>) =>
  `whsec_${(await keyOf(webhook, id)).toString('base64')}`;

const isGood =
  (now: number) =>
  ({ ends_at }: WebhookSecret) =>
    ends_at === null || Date.parse(ends_at) > now;

export const createSignatureHeaders = async (
  { id: webhook, secrets }: Webhook,
  event: string,
  body: string,
  now: number,
) => {
  const timestamp = String(Math.floor(now / 1000));
  const signatures = secrets.filter(isGood(now)).map(async ({ id }) => {
    const hmac = createHmac('sha256', await keyOf(webhook, id)).update(`${event}.${timestamp}.${body}`);
    return `v1,${hmac.digest('base64')}`;
  });
  return {
    'webhook-id': event,
    'webhook-timestamp': timestamp,
    'webhook-signature': (await Promise.all(signatures)).join(' '),
  };
};
