import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { NOTIFICATION_DAYS, Notification } from '#domain/notification.ts';
import { notFound } from '#lambdas/problems.ts';
import { keys } from './keys.ts';
import { type Paged, page } from './paging.ts';
import { table, tableName } from './table.ts';
import { firstUuidAt, lastUuidAt, uuidV7 } from './uuid-v7.ts';

const DAY = 24 * 3600 * 1000;

/** Everything up to this id counts as read, so that 'mark all as read' is one write however many there are. */
const ReadUpTo = z.object({ id: z.string() });

const readUpTo = async (person: string) => {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: keys.readUpTo(person), ConsistentRead: true }),
  );
  return Item ? ReadUpTo.parse(Item).id : '';
};

export const notifications = {
  notify: async (person: string, text: string, link: string | null, at = Date.now()) => {
    const id = uuidV7(at);
    const notification: Notification = {
      notification_id: id,
      notification_text: text,
      notification_link: link,
      notification_timestamp: new Date(at).toISOString(),
      notification_read: false,
    };
    const ttl = Math.floor((at + NOTIFICATION_DAYS * DAY) / 1000);
    const Item = { ...keys.notification(person, id), ...notification, ttl };
    await table.send(new PutCommand({ TableName: tableName(), Item }));
  },

  /** Newest first. */
  list: async (person: string, days: number, limit: number, after?: string): Promise<Paged<Notification>> => {
    const { pk } = keys.notification(person, '');
    const oldest = firstUuidAt(Date.now() - days * DAY);
    const list = { pk, prefix: 'NOTIFICATION#', schema: Notification, limit, after };
    const [{ items, next }, marked] = await Promise.all([page(list), readUpTo(person)]);
    const recent = items.filter((item) => item.notification_id >= oldest);
    return {
      items: recent.map((item) => ({
        ...item,
        notification_read: item.notification_read || item.notification_id <= marked,
      })),
      next: recent.length < items.length ? null : next,
    };
  },

  markRead: async (person: string, id: string) => {
    try {
      await table.send(
        new UpdateCommand({
          TableName: tableName(),
          Key: keys.notification(person, id),
          UpdateExpression: 'SET notification_read = :read',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':read': true },
        }),
      );
    } catch (error) {
      throw error instanceof Error && error.name === 'ConditionalCheckFailedException'
        ? notFound('notification')
        : error;
    }
  },

  markAllRead: async (person: string) => {
    const Item = { ...keys.readUpTo(person), id: lastUuidAt(Date.now()) };
    await table.send(new PutCommand({ TableName: tableName(), Item }));
  },
};
