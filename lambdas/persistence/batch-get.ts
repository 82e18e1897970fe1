/** Rows by their keys, wherever they lie. */
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import { retryUntilDeadline } from './retry.ts';
import { table, tableName } from './table.ts';

type Row = Record<string, unknown>;

/** A BatchGet takes no more. */
const MOST_KEYS = 100;

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

class NotAllRead extends Error {}

/** A BatchGet may leave some out, which are asked for again. */
const some = async (wanted: readonly Key[]): Promise<Row[]> => {
  const found: Row[] = [];
  let Keys = [...wanted];
  await retryUntilDeadline(
    (error) => error instanceof NotAllRead,
    async () => {
      const request = { RequestItems: { [tableName()]: { Keys, ConsistentRead: true } } };
      const { Responses, UnprocessedKeys } = await table.send(new BatchGetCommand(request));
      found.push(...(Responses?.[tableName()] ?? []));
      Keys = (UnprocessedKeys?.[tableName()]?.Keys ?? []) as Key[]; // some of those that were asked for
      if (Keys.length > 0) throw new NotAllRead(`${Keys.length} rows were not read.`);
    },
  );
  return found;
};

/** In the order in which they are asked for, with a gap for each that is not there. */
export const rowsAt = async (wanted: readonly Key[]): Promise<(Row | undefined)[]> => {
  const once = [...new Map(wanted.map(({ pk, sk }) => [nameOf({ pk, sk }), { pk, sk }])).values()];
  const found = new Map<string, Row>();
  for (let at = 0; at < once.length; at += MOST_KEYS)
    for (const row of await some(once.slice(at, at + MOST_KEYS))) found.set(nameOf(row as Key), row); // each has its keys
  return wanted.map((key) => found.get(nameOf(key)));
};
