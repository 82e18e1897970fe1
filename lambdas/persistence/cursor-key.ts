import { randomBytes } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { keys } from './keys.ts';
import { table, tableName } from './table.ts';

const Row = z.object({ secret: z.string() });

const find = async () => {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: keys.cursorKey(), ConsistentRead: true }),
  );
  return Item && Buffer.from(Row.parse(Item).secret, 'base64');
};

/** The first to need the key makes it; whoever comes second at the same moment takes the first one's. */
const make = async () => {
  const Item = { ...keys.cursorKey(), secret: randomBytes(32).toString('base64') };
  await table
    .send(new PutCommand({ TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' }))
    .catch((error: Error) => {
      if (error.name !== 'ConditionalCheckFailedException') throw error;
    });
  return find();
};

let kept: Buffer | undefined;

/** The secret that cursors are sealed with: one a tenant and stage. */
export const readCursorKey = async (): Promise<Buffer> => {
  kept ??= (await find()) ?? (await make());
  if (!kept) throw new Error('The cursor key could not be made.');
  return kept;
};
