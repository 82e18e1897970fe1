import { randomUUID } from 'node:crypto';
import { WebhookDraft, type WebhookEvent } from '#domain/webhooks/webhook.ts';
import { deliveries, webhooks } from '#lambdas/webhooks/store.ts';
import { ADA, type Examples } from './given.ts';

/** The reserved domain `.example` never resolves, so nothing is sent. */
const newWebhook = (status: 'active' | 'paused' = 'active') => {
  const draft = WebhookDraft.parse({
    name: randomUUID(),
    address: 'https://one.example/',
    things: ['vendors'],
    status,
  });
  const secrets = [{ id: '1', made_at: '2026-11-22T10:00:00.000Z', ends_at: null }];
  return webhooks.create({ ...draft, address: 'https://10.0.0.1/', secrets }, ADA);
};

const anEvent = (name: string): WebhookEvent => ({
  ...{ id: randomUUID(), type: 'vendors.changed', timestamp: '2026-11-22T10:00:00.000Z' },
  data: { subject: { kind: 'vendor', id: randomUUID(), name, version: 2 }, by: ADA },
});

export const webhookExamples = {
  'tell-programs': async () => {
    const [heard, paused] = await Promise.all([newWebhook(), newWebhook('paused')]);
    const row = (number: number, what: string) => ({
      ...{ what, id: randomUUID(), name: 'it', version: 1, action: 'created', by: ADA, as: 'person', changes: [] },
      ...{ at: new Date(number * 60_000).toISOString(), number, previous: null, hash: '' },
    });
    const outcome = async () => {
      const all = await Promise.all([heard, paused].map(({ id }) => deliveries.page(id, 10, undefined)));
      return all.map(({ items }) => items.map(({ event, state }) => [event.type, event.timestamp, state]));
    };
    return { inputs: [row(1, 'vendor'), row(2, 'vendor'), row(1, 'comment'), row(1, 'webhook')], outcome };
  },

  'deliver-webhook': async () => {
    const webhook = await newWebhook();
    const delivery = await deliveries.begin(webhook.id, anEvent(webhook.name));
    const input = { webhook: webhook.id, delivery: delivery.id, attempt: 1 };
    const outcome = async () => {
      const found = await deliveries.get(webhook.id, delivery.id);
      return [found?.state, found?.attempts.map(({ status, problem }) => [status, problem]), found?.next_at === null];
    };
    const others = [
      { ...input, attempt: 2 },
      { ...input, webhook: randomUUID() },
      { ...input, delivery: randomUUID() },
    ];
    return { inputs: [input, ...others.slice(1)], outcome };
  },

  'retry-webhooks': async () => {
    const webhook = await newWebhook();
    const delivery = await deliveries.begin(webhook.id, anEvent(webhook.name));
    const failed = { at: new Date(0).toISOString(), status: 503, problem: null, ms: 1 };
    await deliveries.change(webhook.id, delivery, {
      ...delivery,
      attempts: [failed],
      next_at: '2026-11-22T10:15:00.000Z',
    });
    const outcome = async () => {
      const due = await deliveries.due('2026-11-22T10:15:00.000Z');
      return due.filter((one) => one.webhook === webhook.id).map(({ attempt }) => attempt);
    };
    return { inputs: ['2026-11-22T10:00:00.000Z', '2026-11-22T10:15:00.000Z'].map((at) => ({ at })), outcome };
  },
} satisfies Examples;
