/** How much the table keeps: about what it is billed for, names and values of each row. */
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
