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

/** The first process that needs the key creates it; a concurrent one reads the key that was stored first. */
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

/** The secret that seals cursors: one per tenant and stage. */
export const readCursorKey = async (): Promise<Buffer> => {
  kept ??= (await find()) ?? (await make());
  if (!kept) throw new Error('The cursor key could not be created.');
  return kept;
};
