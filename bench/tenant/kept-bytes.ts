/** The approximate billed size of the table: the names and values of all rows. */
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { table, tableName } from '#lambdas/persistence/table.ts';

export const keptBytes = async () => {
  let bytes = 0;
  let from: Record<string, unknown> | undefined;
  do {
    const page = await table.send(new ScanCommand({ TableName: tableName(), ExclusiveStartKey: from }));
    for (const row of page.Items ?? []) bytes += JSON.stringify(row).length;
    from = page.LastEvaluatedKey;
  } while (from);
  return bytes;
};
