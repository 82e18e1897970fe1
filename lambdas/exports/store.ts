import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { AskedExport, EXPORT_DAYS, stateOf } from '#domain/export.ts';
import { changedMeanwhile, tooManyExports } from '#lambdas/known-errors.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { page } from '#lambdas/persistence/paging.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { alive, table, tableName } from '#lambdas/persistence/table.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import { uuidV7 } from '#lambdas/persistence/uuid-v7.ts';
import type { Write } from '#lambdas/persistence/write.ts';

/** Pending exports are always among the newest. */
const NEWEST = 25;
/** Maximum number of pending exports per person. */
const MOST = 5;

/** This counter row does not expire. */
const Asked = z.object({ times: z.int() });

type Wanted = Pick<AskedExport, 'list' | 'name' | 'query' | 'columns' | 'about'>;

export const listExports = {
  /**
   * The export and its writes, including the job message. The counter enforces `MOST` under concurrency: of requests
   * that read the same count, one succeeds and the others retry.
   */
  asking: async (person: string, wanted: Wanted, now = Date.now()) => {
    const key = keys.exportsAsked(person);
    const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: true }));
    const times = Asked.parse(Item ?? { times: 0 }).times;
    if ((await listExports.waiting(person, now)) >= MOST) throw tooManyExports(MOST);
    const asked: AskedExport = {
      ...wanted,
      ...{ id: uuidV7(now), state: 'waiting', rows: null, created_at: new Date(now).toISOString() },
      ttl: Math.floor(now / 1000) + EXPORT_DAYS * 24 * 3600,
    };
    const writes: Write[] = [
      { put: { ...keys.listExport(person, asked.id), ...asked } },
      messages.to('export', { person, id: asked.id }, asked.id),
      {
        put: { ...key, times: times + 1 },
        condition: {
          expression: times === 0 ? 'attribute_not_exists(pk)' : 'times = :times',
          ...(times > 0 && { values: { ':times': times } }),
          onFailure: () => changedMeanwhile('file'),
        },
      },
    ];
    return { asked, writes };
  },

  ask: (person: string, wanted: Wanted): Promise<AskedExport> =>
    retryOnConflict(async () => {
      const { asked, writes } = await listExports.asking(person, wanted);
      await transact(writes);
      return asked;
    }),

  get: async (person: string, id: string): Promise<AskedExport | undefined> => {
    const Key = keys.listExport(person, id);
    const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
    return alive(Item) ? AskedExport.parse(Item) : undefined;
  },

  waiting: async (person: string, now = Date.now()): Promise<number> => {
    const { pk } = keys.listExport(person, '');
    const list = { pk, prefix: 'EXPORT#', schema: AskedExport, limit: NEWEST, after: undefined };
    const { items } = await page(list);
    return items.filter((one) => stateOf(one, now) === 'waiting').length;
  },

  /** A finished export never changes. */
  finish: async (person: string, id: string, outcome: Pick<AskedExport, 'state' | 'rows'>) => {
    try {
      await table.send(
        new UpdateCommand({
          TableName: tableName(),
          Key: keys.listExport(person, id),
          UpdateExpression: 'SET #state = :state, #rows = :rows',
          ConditionExpression: '#state = :waiting',
          ExpressionAttributeNames: { '#state': 'state', '#rows': 'rows' },
          ExpressionAttributeValues: { ':state': outcome.state, ':rows': outcome.rows, ':waiting': 'waiting' },
        }),
      );
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException') throw error;
    }
  },
};
