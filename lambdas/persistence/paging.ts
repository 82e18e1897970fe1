/** Reads a partition in key order: one page at constant cost, or all rows. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { alive, table, tableName } from './table.ts';

type Part<T> = {
  pk: string;
  prefix: string;
  schema: z.ZodType<T>;
  limit: number;
  after: string | undefined;
  /** In key order. Otherwise the last key comes first, which is the newest row where keys start with the time. */
  isAscending?: boolean;
};
export type Paged<T> = { items: T[]; next: string | null };

export const page = async <T>({
  pk,
  prefix,
  schema,
  limit,
  after,
  isAscending = false,
}: Part<T>): Promise<Paged<T>> => {
  const { Items = [], LastEvaluatedKey } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
      ScanIndexForward: isAscending,
      Limit: limit,
      ConsistentRead: true,
      ...(after !== undefined && { ExclusiveStartKey: { pk, sk: after } }),
    }),
  );
  return {
    items: Items.filter(alive).map((row) => schema.parse(row)),
    next: LastEvaluatedKey ? String(LastEvaluatedKey.sk) : null,
  };
};

/** The number of rows. */
export const countRows = async ({ pk, prefix }: Pick<Part<unknown>, 'pk' | 'prefix'>): Promise<number> => {
  let count = 0;
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const { Count = 0, LastEvaluatedKey } = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
        Select: 'COUNT',
        ConsistentRead: true,
        ExclusiveStartKey,
      }),
    );
    count += Count;
    ExclusiveStartKey = LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return count;
};

type EveryPart<T> = Pick<Part<T>, 'pk' | 'schema'> & {
  prefix?: string;
  /** The rows may lack the latest writes. Costs half. */
  isEventual?: true;
};

/** All rows in key order, for small partitions. Without a prefix, all rows of the partition. */
export const every = async <T>({ pk, prefix, schema, isEventual }: EveryPart<T>): Promise<T[]> => {
  const found: T[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: prefix === undefined ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': pk, ...(prefix !== undefined && { ':prefix': prefix }) },
        ConsistentRead: !isEventual,
        ExclusiveStartKey,
      }),
    );
    for (const row of Items) found.push(schema.parse(row));
    ExclusiveStartKey = LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found;
};
