import { randomUUID } from 'node:crypto';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Id } from '#domain/entity.ts';
import { NOTIFICATION_DAYS, ToldSchema } from '#domain/notifications/notification.ts';
import { groupOf, merged, type NotificationContent } from '#domain/notifications/notification-content.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { type Key, keys } from '#lambdas/persistence/keys.ts';
import { type Paged, page } from '#lambdas/persistence/paging.ts';
import { retryAlways } from '#lambdas/persistence/retry.ts';
import { alive, table, tableName } from '#lambdas/persistence/table.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import { firstUuidAt, lastUuidAt, uuidV7 } from '#lambdas/persistence/uuid-v7.ts';
import type { Write } from '#lambdas/persistence/write.ts';

const DAY = 24 * 3600 * 1000;
const TRIES = 8;

/** Stored notifications may have kinds that no longer exist, so `told` is parsed later. */
const Row = z.object({ id: Id, is_read: z.boolean(), told: z.unknown(), ttl: z.int() });
const Mailed = z.object({ mail_by: z.string().optional() });
const Group = z.object({ id: Id, mailed_at: z.int().optional() });

/** All ids up to this one are read, so that "mark all as read" is one write. */
const ReadUpTo = z.object({ id: z.string() });

/** Includes expired rows, because write conditions see them, too. */
const get = async <T>(Key: Key, schema: z.ZodType<T>): Promise<T | undefined> => {
  const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return Item && schema.parse(Item);
};

const readUpTo = async (person: string) => (await get(keys.readUpTo(person), ReadUpTo))?.id ?? '';

/** The group's current notification, if it is unread. */
const growing = async (person: string, id: string | undefined) => {
  if (id === undefined) return undefined;
  const [row, marked] = await Promise.all([get(keys.notification(person, id), Row), readUpTo(person)]);
  if (!row || !alive(row) || row.is_read || id <= marked) return undefined;
  return ToldSchema.safeParse(row.told).data;
};

const TOLD = new Error('The recipient was already notified of this event.');
const MET = new Error('Another process was sending the recipient a similar notification.');

const isRefused = (error: unknown) => error instanceof Error && error.name === 'ConditionalCheckFailedException';

type NewNotification = { event: string; told: NotificationContent; byMail: boolean };

/** Groups send at most one mail per day. */
const isMailDue = (group: z.output<typeof Group> | undefined, now: number) =>
  group?.mailed_at === undefined || now - group.mailed_at >= DAY;

/** The writes for one event: the new notification replaces the previous one of its group and moves to the top. */
const writesFor = async (person: string, { event, told: content, byMail }: NewNotification, now: number) => {
  const name = groupOf(content);
  const group = name === undefined ? undefined : await get(keys.notificationGroup(person, name), Group);
  const before = await growing(person, group?.id);
  const id = uuidV7(now);
  const after = before ? merged(before, content) : content;
  const isMailed = byMail && isMailDue(group, now);

  const ttl = Math.floor((now + NOTIFICATION_DAYS * DAY) / 1000);
  const isNew = 'attribute_not_exists(pk)';
  const writes: Write[] = [
    {
      put: { ...keys.told(person, event), ...(isMailed && { mail: 'due' }), ttl },
      condition: { expression: isNew, onFailure: () => TOLD },
    },
    { put: { ...keys.notification(person, id), id, is_read: false, told: after, ttl } },
  ];
  if (name !== undefined) {
    const mailed_at = isMailed ? now : group?.mailed_at;
    writes.push({
      put: { ...keys.notificationGroup(person, name), id, mailed_at, ttl },
      condition: group
        ? { expression: 'id = :id', values: { ':id': group.id }, onFailure: () => MET }
        : { expression: isNew, onFailure: () => MET },
    });
  }
  if (before && group)
    writes.push({
      remove: keys.notification(person, group.id),
      condition: { expression: 'is_read = :no', values: { ':no': false }, onFailure: () => MET },
    });
  return { writes, after };
};

/** Returns whether the transition succeeded. After a lost reply, `mail_by` identifies our own write. */
const setMail = async (person: string, event: string, from: string, to: string): Promise<boolean> => {
  const Key = keys.told(person, event);
  const mail_by = randomUUID();
  try {
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key,
        UpdateExpression: 'SET mail = :to, mail_by = :by',
        ConditionExpression: 'mail = :from',
        ExpressionAttributeValues: { ':from': from, ':to': to, ':by': mail_by },
      }),
    );
    return true;
  } catch (error) {
    if (!isRefused(error)) throw error;
    return (await retryAlways(() => get(Key, Mailed)))?.mail_by === mail_by;
  }
};

export type Kept = { id: string; read: boolean; told: NotificationContent };

export const notifications = {
  /** Idempotent per event. Returns the notification in its current form. */
  add: async (person: string, added: NewNotification, now = Date.now()): Promise<NotificationContent> => {
    for (let attempt = 1; ; attempt++) {
      const { writes, after } = await writesFor(person, added, now);
      try {
        await transact(writes);
        return after;
      } catch (error) {
        if (error === TOLD) return added.told;
        if (error !== MET || attempt === TRIES) throw error;
      }
    }
  },

  /** Sends the mail of an event unless another attempt does. After a failure it is due again. */
  mailOnce: async (person: string, event: string, send: () => Promise<unknown>) => {
    if (!(await setMail(person, event, 'due', 'sent'))) return;
    try {
      await send();
    } catch (error) {
      await setMail(person, event, 'sent', 'due');
      throw error;
    }
  },

  /** Newest first. */
  list: async (person: string, days: number, limit: number, after?: string): Promise<Paged<Kept>> => {
    const { pk } = keys.notification(person, '');
    const oldest = firstUuidAt(Date.now() - days * DAY);
    const list = { pk, prefix: 'NOTIFICATION#', schema: Row, limit, after };
    const [{ items, next }, marked] = await Promise.all([page(list), readUpTo(person)]);
    const recent = items.filter(({ id }) => id >= oldest);
    return {
      items: recent.flatMap(({ id, is_read, told: content }) => {
        const { data } = ToldSchema.safeParse(content);
        return data ? [{ id, read: is_read || id <= marked, told: data }] : [];
      }),
      next: recent.length < items.length ? null : next,
    };
  },

  markRead: async (person: string, id: string) => {
    try {
      await table.send(
        new UpdateCommand({
          TableName: tableName(),
          Key: keys.notification(person, id),
          UpdateExpression: 'SET is_read = :yes',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':yes': true },
        }),
      );
    } catch (error) {
      throw isRefused(error) ? notFound('notification') : error;
    }
  },

  markAllRead: async (person: string) => {
    const Item = { ...keys.readUpTo(person), id: lastUuidAt(Date.now()) };
    await table.send(new PutCommand({ TableName: tableName(), Item }));
  },
};
