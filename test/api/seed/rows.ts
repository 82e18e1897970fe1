/** Rows of the table that no route shows, and rows as earlier versions or the passing of time leave them. */
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import { type Key, keys } from '#lambdas/persistence/keys.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';

const readRow = async (Key: Key): Promise<Record<string, unknown>> => {
  const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return Item ?? expect.fail(`There is no row ${Key.sk}.`);
};

export const putRow = async (Item: Record<string, unknown>) => {
  await table.send(new PutCommand({ TableName: tableName(), Item }));
};

/** Lets the row expire a second ago. The table deletes it only later. */
export const expire = async (Key: Key) => {
  await table.send(
    new UpdateCommand({
      ...{ TableName: tableName(), Key, UpdateExpression: 'SET #ttl = :past' },
      ...{ ExpressionAttributeNames: { '#ttl': 'ttl' } },
      ExpressionAttributeValues: { ':past': Math.floor(Date.now() / 1000) - 1 },
    }),
  );
};

export const readVendorRow = (id: string) => readRow(keys.vendor(id));

/** What a request with an idempotency key (as its hash) wrote to create an API client. The answer is the first row. */
export const readRowsOfNewClient = ({ by, key, id }: { by: string; key: string; id: string }) =>
  Promise.all(
    [
      ...[keys.idempotencyAnswer(by, key, 0), keys.idempotency(by, key)],
      ...[keys.caller(id), keys.audit(keys.caller(id), 1)],
    ].map(readRow),
  );
