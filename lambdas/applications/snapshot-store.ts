/**
 * How many applications there were on each day. What was counted once stays so, and so does that a day was missed: each
 * container reads a day once.
 */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { CountedSet } from '#domain/applications/metrics.ts';
import { addDays } from '#domain/day.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { every } from '#lambdas/persistence/paging.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import type { Write } from '#lambdas/persistence/write.ts';

/** So many sets of groups fit into a row. */
const A_PART = 500;

/** The last part is called so, and is written last: a day that has it has all of them. */
const LAST = 'LAST';

/** So far back anybody looks. */
const A_YEAR = 366;

const Part = z.object({ sk: z.string(), sets: z.array(CountedSet), missed: z.boolean().default(false) });

const MISSED = 'missed';
const known = new Map<string, readonly CountedSet[] | typeof MISSED>();
let first: string | undefined;

/** Where somebody else counted that day meanwhile, one count is as good as the other. */
const partOf = (date: string, part: string, sets: readonly CountedSet[]): Write => ({
  put: { ...keys.snapshot(date, part), sets: [...sets] },
});

/** The newest day before it that is whole. */
const lastBefore = async (date: string): Promise<string | undefined> => {
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk AND sk < :date',
        ExpressionAttributeValues: { ':pk': keys.snapshot('', '').pk, ':date': date },
        ProjectionExpression: 'sk',
        ScanIndexForward: false,
        Limit: 10,
        ExclusiveStartKey,
      }),
    );
    const found = Items.map(({ sk }) => String(sk).split('#')).find(([, part]) => part === LAST);
    if (found) return found[0];
    ExclusiveStartKey = LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return undefined;
};

export const snapshots = {
  /** Nothing where that day was not counted. */
  on: async (date: string): Promise<readonly CountedSet[] | undefined> => {
    const held = known.get(date);
    if (held) return held === MISSED ? undefined : held;
    const { pk, sk: prefix } = keys.snapshot(date, '');
    const parts = await every({ pk, prefix, schema: Part });
    if (!parts.some(({ sk }) => sk === keys.snapshot(date, LAST).sk)) return undefined;
    const sets = parts.some(({ missed }) => missed) ? MISSED : parts.flatMap((one) => one.sets);
    known.set(date, sets);
    return sets === MISSED ? undefined : sets;
  },

  /** What keeps a day, in the order in which it is to be written. */
  writes: (date: string, sets: readonly CountedSet[]): Write[] => {
    const parts = Math.max(1, Math.ceil(sets.length / A_PART));
    return Array.from({ length: parts }, (_, n) =>
      partOf(date, n + 1 === parts ? LAST : String(n).padStart(4, '0'), sets.slice(n * A_PART, (n + 1) * A_PART)),
    );
  },

  keep: async (date: string, sets: readonly CountedSet[]): Promise<void> => {
    for (const write of snapshots.writes(date, sets)) await transact([write]);
  },

  /** Of the days between the last one that is kept and this one, that nobody counted. */
  keepMissed: async (date: string): Promise<void> => {
    const days = Array.from({ length: A_YEAR }, (_, n) => addDays(date, -1 - n));
    const last = await lastBefore(date);
    if (last === undefined) return;
    for (const day of days.filter((one) => one > last).toReversed())
      await transact([{ put: { ...keys.snapshot(day, LAST), sets: [], missed: true } }]);
  },

  /** The first day that was counted; nothing where none was yet. */
  first: async (): Promise<string | undefined> => {
    if (first !== undefined) return first;
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.snapshot('', '').pk },
        Limit: 1,
      }),
    );
    first = Items.map((row) => String(row.sk).split('#')[0]).at(0);
    return first;
  },
};
