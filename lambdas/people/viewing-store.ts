/** Sessions in which an administrator views the product as another person. */
import { randomUUID } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Viewing } from '#domain/people/viewing.ts';
import { VIEWING_MINUTES } from '#domain/people/viewing-minutes.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { alive, table, tableName } from '#lambdas/persistence/table.ts';

/** `session` is the viewer's session: after a new sign-in the view must be started again. */
const Row = z.object({ viewer: z.string(), session: z.string().optional(), person: z.string(), ttl: z.int() });
type Row = z.output<typeof Row>;

export const viewings = {
  begin: async (of: Omit<Row, 'ttl'>): Promise<Viewing> => {
    const id = randomUUID();
    const ttl = Math.floor(Date.now() / 1000) + VIEWING_MINUTES * 60;
    await table.send(new PutCommand({ TableName: tableName(), Item: { ...keys.viewing(id), ...of, ttl } }));
    return { id, until: new Date(ttl * 1000).toISOString() };
  },

  get: async (id: string): Promise<Row | undefined> => {
    const get = new GetCommand({ TableName: tableName(), Key: keys.viewing(id), ConsistentRead: true });
    const { Item } = await table.send(get);
    return alive(Item) ? Row.parse(Item) : undefined;
  },

  end: async (id: string): Promise<void> => {
    await table.send(new DeleteCommand({ TableName: tableName(), Key: keys.viewing(id) }));
  },
};
