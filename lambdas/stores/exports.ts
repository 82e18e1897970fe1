import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AskedExport, EXPORT_DAYS, stateOf } from '#domain/export.ts';
import { keys } from './keys.ts';
import { messages } from './messages.ts';
import { page } from './paging.ts';
import { alive, table, tableName } from './table.ts';
import { transact } from './transaction.ts';
import { uuidV7 } from './uuid-v7.ts';

/** Whatever is still waiting is among the newest. */
const NEWEST = 25;

type Wanted = Pick<AskedExport, 'list' | 'name' | 'query' | 'columns' | 'about'>;

export const listExports = {
  /** With the message that starts the job, or not at all. */
  ask: async (person: string, wanted: Wanted, now = Date.now()): Promise<AskedExport> => {
    const asked: AskedExport = {
      ...wanted,
      ...{ id: uuidV7(now), state: 'waiting', rows: null, created_at: new Date(now).toISOString() },
      ttl: Math.floor(now / 1000) + EXPORT_DAYS * 24 * 3600,
    };
    await transact([
      { put: { ...keys.listExport(person, asked.id), ...asked } },
      messages.to('export', { person, id: asked.id }, asked.id),
    ]);
    return asked;
  },

  get: async (person: string, id: string): Promise<AskedExport | undefined> => {
    const Key = keys.listExport(person, id);
    const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
    return alive(Item) ? AskedExport.parse(Item) : undefined;
  },

  /** How many are being written. */
  waiting: async (person: string, now = Date.now()): Promise<number> => {
    const { pk } = keys.listExport(person, '');
    const list = { pk, prefix: 'EXPORT#', schema: AskedExport, limit: NEWEST, after: undefined };
    const { items } = await page(list);
    return items.filter((one) => stateOf(one, now) === 'waiting').length;
  },

  /** What is finished stays as it is. */
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
