/** Daily snapshots of application counts. Past days never change, so each container reads a day once. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { CountedSet } from '#domain/applications/metrics.ts';
import { addDays } from '#domain/day.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { every } from '#lambdas/persistence/paging.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import type { Write } from '#lambdas/persistence/write.ts';

/** The number of group sets that fit in a row. */
const A_PART = 500;

/** The last part is written last, so a day with this part is complete. */
const LAST = 'LAST';

/** The longest period that is shown. */
const A_YEAR = 366;

const Part = z.object({ sk: z.string(), sets: z.array(CountedSet), missed: z.boolean().default(false) });

const MISSED = 'missed';
const known = new Map<string, readonly CountedSet[] | typeof MISSED>();
let first: string | undefined;

/** Concurrent counts of the same day are equivalent. */
const partOf = (date: string, part: string, sets: readonly CountedSet[]): Write => ({
  put: { ...keys.snapshot(date, part), sets: [...sets] },
});

/** The newest complete day before this date. */
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
  /** Undefined if the day was not counted. */
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

  /** The writes for a day, in the required order. */
  writes: (date: string, sets: readonly CountedSet[]): Write[] => {
    const parts = Math.max(1, Math.ceil(sets.length / A_PART));
    return Array.from({ length: parts }, (_, n) =>
      partOf(date, n + 1 === parts ? LAST : String(n).padStart(4, '0'), sets.slice(n * A_PART, (n + 1) * A_PART)),
    );
  },

  keep: async (date: string, sets: readonly CountedSet[]): Promise<void> => {
    for (const write of snapshots.writes(date, sets)) await transact([write]);
  },

  /** Marks the days since the last snapshot as missed. */
  keepMissed: async (date: string): Promise<void> => {
    const days = Array.from({ length: A_YEAR }, (_, n) => addDays(date, -1 - n));
    const last = await lastBefore(date);
    if (last === undefined) return;
    for (const day of days.filter((one) => one > last).toReversed())
      await transact([{ put: { ...keys.snapshot(day, LAST), sets: [], missed: true } }]);
  },

  /** Undefined before the first snapshot. */
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
