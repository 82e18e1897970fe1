/** Reads the audit log: all entities in order of time, or one entity. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { AuditRow } from '#domain/audit/audit.ts';
import { type AuditFilter, isAskedFor } from '#domain/audit/search.ts';
import { monthOf } from '#lambdas/persistence/audit-rows.ts';
import { ACTIVITY, type Key, keys, TRAIL } from '#lambdas/persistence/keys.ts';
import { type Paged, page } from '#lambdas/persistence/paging.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import { unsaying } from './erased-store.ts';

/** The first month with audit rows. */
const FIRST_MONTH = '2026-01';

/** Read limits per request, which also bound sparse filters. */
const ROWS = 1_000;
const MONTHS = 36;

type Row = Record<string, unknown>;

/** The month to read next, and the position in it. */
const Place = z.object({
  month: z.string(),
  row: z.object({ pk: z.string(), sk: z.string(), [TRAIL.pk]: z.string(), [TRAIL.sk]: z.string() }).optional(),
});
type Place = z.output<typeof Place>;

const InActivity = z.object({ pk: z.string(), sk: z.string(), [ACTIVITY.pk]: z.string(), [ACTIVITY.sk]: z.string() });

const firstOf = (month: string) => `${month}-01T00:00:00.000Z`;

const months = (month: string, by: 1 | -1) => {
  const date = new Date(firstOf(month));
  date.setUTCMonth(date.getUTCMonth() + by);
  return monthOf(date.toISOString());
};

/** All rows since this time were read. */
const readBackTo = ({ month, row }: Place) => row?.[TRAIL.sk] ?? firstOf(months(month, 1));

/** `to` is exclusive. */
export type Range = { from?: string | undefined; to?: string | undefined };

/** Rows store times in UTC with milliseconds. */
const written = (instant: string, later = 0) => new Date(Date.parse(instant) + later).toISOString();

const readMonth = async ({ month, row }: Place, { from, to }: Range, Limit: number) => {
  const { Items = [], LastEvaluatedKey } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: TRAIL.name,
      KeyConditionExpression: `${TRAIL.pk} = :month AND ${TRAIL.sk} BETWEEN :from AND :to`,
      ExpressionAttributeValues: {
        ':month': month,
        ':from': from === undefined ? month : written(from),
        ':to': to === undefined ? `${month}~` : written(to, -1),
      },
      ScanIndexForward: false,
      Limit,
      ExclusiveStartKey: row,
    }),
  );
  return { rows: Items, isRead: LastEvaluatedKey === undefined };
};

const least = (a: string, b: string) => (a < b ? a : b);

const oldestOf = ({ from }: Range) => (from === undefined || from < FIRST_MONTH ? FIRST_MONTH : monthOf(from));

/** Yields rows from the end of the range backwards, one page of a month at a time. */
async function* backwards(range: Range, after: string | undefined, atOnce: number, atMost: number) {
  const now = new Date().toISOString();
  let place: Place =
    after === undefined ? { month: least(monthOf(range.to ?? now), monthOf(now)) } : Place.parse(JSON.parse(after));
  for (let read = 0, tried = 0; place.month >= oldestOf(range) && read < atMost && tried < MONTHS; tried++) {
    const { rows, isRead } = await readMonth(place, range, Math.min(atOnce, atMost - read));
    read += rows.length;
    for (const row of rows) {
      place = Place.parse({ month: place.month, row });
      yield { row, place };
    }
    if (isRead) place = { month: months(place.month, -1) };
    yield { row: undefined, place };
  }
}

type Part<T> = { items: T[]; next: string | null; searchedBackTo: string | null };

/** Collects rows up to the limit or the read limit of a request. */
const collect = async <T>(
  range: Range,
  after: string | undefined,
  limit: number,
  atOnce: number,
  pick: (row: Row) => T | undefined,
  atMost = ROWS,
): Promise<Part<T>> => {
  const items: T[] = [];
  if (range.from && range.to && range.from >= range.to) return { items, next: null, searchedBackTo: null };
  let last: Place | undefined;
  for await (const { row, place } of backwards(range, after, atOnce, atMost)) {
    last = place;
    const item = row && pick(row);
    if (item !== undefined) items.push(item);
    if (items.length === limit) break;
  }
  if (!last || last.month < oldestOf(range)) return { items, next: null, searchedBackTo: null };
  return { items, next: JSON.stringify(last), searchedBackTo: readBackTo(last) };
};

const readActivity = async (partition: Key, Limit: number, after: string | undefined) => {
  const { Items = [], LastEvaluatedKey } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: ACTIVITY.name,
      KeyConditionExpression: `${ACTIVITY.pk} = :whole`,
      ExpressionAttributeValues: { ':whole': partition.pk },
      ScanIndexForward: false,
      Limit,
      ...(after !== undefined && { ExclusiveStartKey: InActivity.parse(JSON.parse(after)) }),
    }),
  );
  return { rows: Items, isRead: LastEvaluatedKey === undefined };
};

const isFiltered = (filter: AuditFilter) =>
  Object.values(filter).some((value) => value !== undefined && value.length > 0);

export const trail = {
  /** All entities, newest first. */
  page: async (
    { from, to, ...filter }: AuditFilter & Range,
    limit: number,
    after: string | undefined,
    atMost?: number,
  ) => {
    const wanted = isAskedFor(filter);
    const unsaid = await unsaying();
    const pick = (row: Row) => {
      const entry = unsaid(AuditRow.parse(row));
      return wanted(entry) ? entry : undefined;
    };
    return collect({ from, to }, after, limit, isFiltered(filter) ? 250 : limit, pick, atMost);
  },

  /** Raw rows, for verification. */
  rows: (range: Range, limit: number, after: string | undefined): Promise<Part<Row>> =>
    collect(range, after, limit, limit, (row) => row),

  /** One entity and its children, newest first. */
  activity: async (
    partition: Key,
    filter: AuditFilter,
    limit: number,
    after: string | undefined,
  ): Promise<Part<AuditRow>> => {
    const wanted = isAskedFor(filter);
    const unsaid = await unsaying();
    const items: AuditRow[] = [];
    const atOnce = isFiltered(filter) ? 250 : limit;
    let next = after;
    for (let read = 0; read < ROWS; ) {
      const { rows, isRead } = await readActivity(partition, atOnce, next);
      for (const row of rows) {
        read += 1;
        next = JSON.stringify(InActivity.parse(row));
        const entry = unsaid(AuditRow.parse(row));
        if (wanted(entry)) items.push(entry);
        if (items.length === limit) return { items, next, searchedBackTo: entry.at };
      }
      if (isRead) return { items, next: null, searchedBackTo: null };
    }
    return { items, next: next ?? null, searchedBackTo: next ? InActivity.parse(JSON.parse(next))[ACTIVITY.sk] : null };
  },

  /** One entity, newest first. */
  of: async (entity: Key, limit: number, after: string | undefined): Promise<Paged<AuditRow>> => {
    const list = { pk: keys.audit(entity, 1).pk, prefix: 'AUDIT#', schema: AuditRow, limit, after };
    const [{ items, next }, unsaid] = await Promise.all([page(list), unsaying()]);
    return { items: items.map(unsaid), next };
  },
};
