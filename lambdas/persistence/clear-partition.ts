/** Deletes all rows of a partition whose entity was removed. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { table, tableName } from './table.ts';
import { transact } from './transaction.ts';

const PART = 50;

export const clear = async (pk: string): Promise<void> => {
  const { Items = [], LastEvaluatedKey } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ProjectionExpression: 'pk, sk',
      Limit: PART,
      ConsistentRead: true,
    }),
  );
  if (Items.length > 0) await transact(Items.map(({ sk }) => ({ remove: { pk, sk: String(sk) } })));
  if (LastEvaluatedKey) await clear(pk);
};
