import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Delivery, Webhook, type WebhookEvent } from '#domain/webhooks/webhook.ts';
import { changedMeanwhile } from '#lambdas/known-errors.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { every, page } from '#lambdas/persistence/paging.ts';
import { alive, table, tableName } from '#lambdas/persistence/table.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import type { Write } from '#lambdas/persistence/write.ts';

const KEPT_SECONDS = 30 * 24 * 3600;

export const webhooks = {
  ...entities({
    what: 'webhook',
    schema: Webhook,
    bound: (before, after): Write[] => {
      if (after) return [{ put: { ...keys.webhookOfAll(after.id), ...after } }];
      return before ? [{ remove: keys.webhookOfAll(before.id) }] : [];
    },
  }),

  /** Sorted by name. */
  all: async (): Promise<Webhook[]> => {
    const found = await every({ pk: keys.webhookOfAll('').pk, prefix: 'WEBHOOK#', schema: Webhook });
    return found.toSorted((a, b) => a.name.localeCompare(b.name));
  },
};

const Due = z.object({ pk: z.string(), sk: z.string(), webhook: z.string(), delivery: z.string(), attempt: z.int() });
type Due = z.output<typeof Due>;

const rowOf = (webhook: string, delivery: Delivery) => ({
  ...keys.delivery(webhook, delivery.id),
  ...delivery,
  ttl: Math.floor(Date.now() / 1000) + KEPT_SECONDS,
});

const dueOf = (webhook: string, { id, next_at, attempts }: Delivery) =>
  next_at === null
    ? undefined
    : { ...keys.deliveryDue(next_at, webhook, id), webhook, delivery: id, attempt: attempts.length + 1 };

/** The message id contains the attempt number, so each attempt is requested once. */
const attemptOf = (webhook: string, delivery: string, attempt: number) =>
  messages.to('deliver-webhook', { webhook, delivery, attempt }, `${delivery} ${attempt}`);

export const deliveries = {
  /** Creates a delivery. Idempotent. */
  begin: async (webhook: string, event: WebhookEvent): Promise<Delivery> => {
    const delivery: Delivery = { id: event.id, event, state: 'waiting', attempts: [], next_at: null };
    const isNew = { expression: 'attribute_not_exists(pk)', onFailure: () => changedMeanwhile('delivery') };
    const begun = [{ put: rowOf(webhook, delivery), condition: isNew }, attemptOf(webhook, delivery.id, 1)];
    try {
      await transact(begun);
    } catch (error) {
      if (!(await deliveries.get(webhook, event.id))) throw error;
    }
    return delivery;
  },

  get: async (webhook: string, id: string): Promise<Delivery | undefined> => {
    const Key = keys.delivery(webhook, id);
    const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
    return alive(Item) ? Delivery.parse(Item) : undefined;
  },

  /** Newest first. */
  page: (webhook: string, limit: number, after: string | undefined) =>
    page({ pk: keys.delivery(webhook, '').pk, prefix: 'DELIVERY#', schema: Delivery, limit, after }),

  /** Records an attempt and its follow-up; fails if another attempt was recorded first. */
  change: (webhook: string, before: Delivery, after: Delivery, more: readonly Write[] = []) => {
    const [was, is] = [dueOf(webhook, before), dueOf(webhook, after)];
    const unchanged = {
      expression: 'size(attempts) = :attempts',
      values: { ':attempts': before.attempts.length },
      onFailure: () => changedMeanwhile('delivery'),
    };
    return transact([
      { put: rowOf(webhook, after), condition: unchanged },
      ...(was && was.sk !== is?.sk ? [{ remove: { pk: was.pk, sk: was.sk } }] : []),
      ...(is ? [{ put: is }] : []),
      ...more,
    ]);
  },

  again: async (webhook: string, before: Delivery): Promise<Delivery> => {
    const after: Delivery = { ...before, state: 'waiting', next_at: null };
    await deliveries.change(webhook, before, after, [attemptOf(webhook, before.id, before.attempts.length + 1)]);
    return after;
  },

  due: async (at: string): Promise<Due[]> => {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk AND sk < :until',
        ExpressionAttributeValues: { ':pk': keys.deliveryDue('', '', '').pk, ':until': `${at}~` },
        ConsistentRead: true,
      }),
    );
    return Items.map((row) => Due.parse(row));
  },

  tryDue: ({ pk, sk, webhook, delivery, attempt }: Due) =>
    transact([attemptOf(webhook, delivery, attempt), { remove: { pk, sk } }]),
};
