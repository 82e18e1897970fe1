/** Daily snapshots of application counts. Past days never change, so each container reads a day once. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { CountedSet } from '#domain/applications/metrics.ts';
import { addDays } from '#domain/day.ts';
import { CountedCoverage } from '#domain/frameworks/counted-coverage.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { every } from '#lambdas/persistence/paging.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import type { Write } from '#lambdas/persistence/write.ts';

/** The number of group sets that fit in a row. */
const A_PART = 500;

/** The last part is written last, so a day with this part is complete. */
const LAST = 'LAST';

/** Figures are compared with those of so many days ago. */
export const A_MONTH = 30;

/** The longest period that is shown. */
const A_YEAR = 366;

/** Each part has sets, and the last part has the coverage as well. */
const Part = z.object({
  sk: z.string(),
  sets: z.array(CountedSet),
  coverage: CountedCoverage.default({}),
  missed: z.boolean().default(false),
});

export type Snapshot = { sets: readonly CountedSet[]; coverage: CountedCoverage };

const MISSED = 'missed';
const known = new Map<string, Snapshot | typeof MISSED>();
let first: string | undefined;

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
  on: async (date: string): Promise<Snapshot | undefined> => {
    const held = known.get(date);
    if (held) return held === MISSED ? undefined : held;
    const { pk, sk: prefix } = keys.snapshot(date, '');
    const parts = await every({ pk, prefix, schema: Part });
    const isLast = ({ sk }: { sk: string }) => sk === keys.snapshot(date, LAST).sk;
    if (!parts.some(isLast)) return undefined;
    const found = parts.some(({ missed }) => missed)
      ? MISSED
      : { sets: parts.flatMap(({ sets }) => sets), coverage: parts.find(isLast)?.coverage ?? {} };
    known.set(date, found);
    return found === MISSED ? undefined : found;
  },

  /** The writes for a day, in the required order. Concurrent counts of the same day are equivalent. */
  writes: (date: string, { sets, coverage }: Snapshot): Write[] => {
    const parts = Math.max(1, Math.ceil(sets.length / A_PART));
    return Array.from({ length: parts }, (_, n) => {
      const own = sets.slice(n * A_PART, (n + 1) * A_PART);
      if (n + 1 === parts) return { put: { ...keys.snapshot(date, LAST), sets: own, coverage } };
      return { put: { ...keys.snapshot(date, String(n).padStart(4, '0')), sets: own } };
    });
  },

  keep: async (date: string, snapshot: Snapshot): Promise<void> => {
    for (const write of snapshots.writes(date, snapshot)) await transact([write]);
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
