import { randomUUID } from 'node:crypto';
import { MOST_WEBHOOKS } from '#domain/webhooks/rules.ts';
import type { Webhook, WebhookDraft, WebhookSecret, WebhookWithSecret } from '#domain/webhooks/webhook.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound, tooMany } from '#lambdas/known-errors.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { secretOf } from './signature.ts';
import { webhooks } from './store.ts';

const DAY = 24 * 3_600_000;

export const find = async (id: string): Promise<Webhook> => {
  const found = await webhooks.get(id);
  if (!found) throw notFound('webhook');
  return found;
};

const newSecret = (): WebhookSecret => ({ id: randomUUID(), made_at: new Date().toISOString(), ends_at: null });

const withSecret = async (webhook: Webhook, secret: WebhookSecret): Promise<WebhookWithSecret> => ({
  ...webhook,
  secret: await secretOf(webhook.id, secret),
});

export const createWebhook = async ({ actor }: Caller, draft: WebhookDraft) => {
  if ((await webhooks.all()).length >= MOST_WEBHOOKS) throw tooMany('webhook', MOST_WEBHOOKS);
  const secret = newSecret();
  return withSecret(await webhooks.create({ ...draft, secrets: [secret] }, actor), secret);
};

export const changeWebhook = async (
  { actor }: Caller,
  id: string,
  draft: WebhookDraft,
  changeable: (version: number) => boolean,
) => {
  const before = toBeChanged(await find(id), changeable, 'webhook');
  return webhooks.update(before, { ...before, ...draft }, actor);
};

export const removeWebhook = async ({ actor }: Caller, id: string, changeable: (version: number) => boolean) =>
  webhooks.remove(toBeChanged(await find(id), changeable, 'webhook'), actor);

/** At most two secrets: the new one and, during the overlap, the current one. An older secret ends immediately. */
export const rotateSecret = async (
  { actor }: Caller,
  id: string,
  overlapDays: number,
  changeable: (version: number) => boolean,
) => {
  const before = toBeChanged(await find(id), changeable, 'webhook');
  const [secret, current] = [newSecret(), before.secrets.find(({ ends_at }) => ends_at === null)];
  const ends_at = new Date(Date.now() + overlapDays * DAY).toISOString();
  const staying = current && overlapDays > 0 ? [{ ...current, ends_at }] : [];
  const draft = { ...before, secrets: [secret, ...staying] };
  return withSecret(await webhooks.update(before, draft, actor, { action: 'secret_rotated' }), secret);
};
