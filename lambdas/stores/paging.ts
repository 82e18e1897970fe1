/** Lists, a page at a time. What a page costs does not depend on how long the list is. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { alive, table, tableName } from './table.ts';

/** How many rows a filtered request reads at the most; it goes on from there by its cursor. */
const FILTER_READS = 500;

type List<T> = {
  /** Partitions that hold the same kind of rows under the same sort keys. A row in several counts once. */
  partitions: readonly string[];
  prefix: string;
  schema: z.ZodType<T>;
  limit: number;
  after: string | undefined;
  backward?: boolean;
  keep?: (item: T) => boolean;
};

type Part = { rows: Record<string, unknown>[]; stoppedAt: string | undefined };
export type Paged<T> = { items: T[]; next: string | null };

/** As the table orders keys: by their bytes. */
const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

const readPart = async (pk: string, count: number, list: Omit<List<unknown>, 'schema' | 'keep'>): Promise<Part> => {
  const { Items, LastEvaluatedKey } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': list.prefix },
      ScanIndexForward: !list.backward,
      Limit: count,
      ConsistentRead: true,
      ...(list.after !== undefined && { ExclusiveStartKey: { pk, sk: list.after } }),
    }),
  );
  return { rows: Items ?? [], stoppedAt: LastEvaluatedKey && String(LastEvaluatedKey.sk) };
};

export const page = async <T>(list: List<T>): Promise<Paged<T>> => {
  const { partitions, schema, limit, backward = false, keep = () => true } = list;
  const order = (a: string, b: string) => (backward ? byBytes(b, a) : byBytes(a, b));
  const count = list.keep ? Math.max(limit + 1, Math.ceil(FILTER_READS / Math.max(partitions.length, 1))) : limit + 1;
  const parts = await Promise.all(partitions.map((pk) => readPart(pk, count, list)));

  // Beyond the nearest place at which a partition stopped, rows of that partition may be missing.
  const horizon = parts.flatMap(({ stoppedAt }) => stoppedAt ?? []).sort(order)[0];
  const rows = new Map(parts.flatMap((part) => part.rows).map((row) => [String(row.sk), row]));
  const known = [...rows]
    .filter(([sk]) => horizon === undefined || order(sk, horizon) <= 0)
    .sort(([a], [b]) => order(a, b));

  const found = known
    .filter(([, row]) => alive(row))
    .map(([sk, row]) => ({ sk, item: schema.parse(row) }))
    .filter(({ item }) => keep(item));
  const shown = found.slice(0, limit);
  const next = found.length > limit ? shown.at(-1)?.sk : horizon;
  return { items: shown.map(({ item }) => item), next: next ?? null };
};
