/** Reads rows by their keys, from any partition. */
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import { retryUntilDeadline } from './retry.ts';
import { table, tableName } from './table.ts';

type Row = Record<string, unknown>;

/** The limit of BatchGetItem. */
const MOST_KEYS = 100;

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

class NotAllRead extends Error {}

/** BatchGetItem may leave keys unprocessed; these are requested again. */
const some = async (wanted: readonly Key[]): Promise<Row[]> => {
  const found: Row[] = [];
  let Keys = [...wanted];
  await retryUntilDeadline(
    (error) => error instanceof NotAllRead,
    async () => {
      const request = { RequestItems: { [tableName()]: { Keys, ConsistentRead: true } } };
      const { Responses, UnprocessedKeys } = await table.send(new BatchGetCommand(request));
      found.push(...(Responses?.[tableName()] ?? []));
      Keys = (UnprocessedKeys?.[tableName()]?.Keys ?? []) as Key[]; // a subset of the requested keys
      if (Keys.length > 0) throw new NotAllRead(`${Keys.length} rows were not read.`);
    },
  );
  return found;
};

/** Returns the rows in the order of the keys, with undefined for each missing row. */
export const rowsAt = async (wanted: readonly Key[]): Promise<(Row | undefined)[]> => {
  const once = [...new Map(wanted.map(({ pk, sk }) => [nameOf({ pk, sk }), { pk, sk }])).values()];
  const found = new Map<string, Row>();
  for (let at = 0; at < once.length; at += MOST_KEYS)
    for (const row of await some(once.slice(at, at + MOST_KEYS))) found.set(nameOf(row as Key), row); // rows have keys
  return wanted.map((key) => found.get(nameOf(key)));
};
