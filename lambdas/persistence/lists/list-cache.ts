/**
 * The list cache: each container keeps lists in memory. A list's rows are spread over buckets, and each transaction
 * writes a new version of the buckets that it changes. A bucket is read again if its version is not the cached one.
 * Clocks of different machines are never compared.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { CommonEnvironment } from '#contract/environment.ts';
import { type Block, blockOf, type Listed } from '#domain/list/block.ts';
import type { List } from '#domain/list/columns.ts';
import { share } from '#domain/list/share.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { every } from '#lambdas/persistence/paging.ts';
import type { Write } from '#lambdas/persistence/write.ts';
import { type PackedBucket, packedLists } from './packed-lists.ts';
import { textRow, textRows } from './text-rows.ts';

/** Changing this number requires moving the stored rows. */
const BUCKETS = 64;

/** Reading all buckets at once would hold the list twice, as response and as cache. */
const AT_A_TIME = 8;

export type CacheTimes = {
  /** A Query may see some rows of a transaction before others; this is the longest delay between the two. */
  settled: number;
  /** The maximum age of a cached bucket, as protection against unforeseen errors. */
  trusted: number;
};
const usualTimes = (): CacheTimes => ({
  settled: Number(process.env['TRANSACTIONS_SETTLE_MS' satisfies keyof CommonEnvironment] ?? 10_000),
  trusted: 3_600_000,
});

/** Short, so that one read unit covers the versions of all buckets. */
const newStamp = () => randomBytes(12).toString('base64url');

/** API client ids come from the user pool and are not UUIDs. */
const bucketOf = (id: string) => {
  const end = id.slice(-4);
  return String(Number.parseInt(end, /^[\da-f]+$/.test(end) ? 16 : 36) % BUCKETS);
};

/** The writes that maintain a list row; part of the transaction that changes the entity. */
export const listWrites = (kind: string, before: Listed | undefined, after: Listed | undefined): Write[] => {
  const id = (after ?? before)?.id;
  if (id === undefined || isDeepStrictEqual(before, after)) return [];
  const bucket = bucketOf(id);
  const key = keys.listed(kind, bucket, id);
  const row: Write = after ? { put: { ...key, ...textRow(after) } } : { remove: key };
  return [row, { put: { ...keys.stamp(kind, bucket), stamp: newStamp() } }];
};

/** The version of the custom columns is beside the versions of the buckets, so that it costs no read. */
const COLUMNS = 'COLUMNS';

export const columnsWrite = (kind: string, version: number): Write => ({
  put: { ...keys.stamp(kind, COLUMNS), stamp: String(version) },
});

const StampRow = z.object({ sk: z.string(), stamp: z.string() });

type Bucket<R extends Listed> = {
  stamp: string;
  /** When this version was first seen, and when the rows were last requested, by a monotonic clock. */
  metAt: number;
  readAt: number;
  block: Block<R>;
};

export const listCopy = <R extends Listed>(
  kind: string,
  schema: z.ZodType<R>,
  list: List<R>,
  { settled, trusted }: CacheTimes = usualTimes(),
) => {
  const buckets = new Map<string, Bucket<R>>();
  /** Only the first request of a container needs the packed buckets. */
  let isStarted = false;
  const packed = packedLists(kind, schema);

  const Row = textRows(kind, schema);

  const versionsNow = async () => {
    const rows = await every({ pk: keys.stamp(kind, '').pk, schema: StampRow });
    const isOfColumns = ({ sk }: { sk: string }) => sk === COLUMNS;
    return { columns: rows.find(isOfColumns)?.stamp, stamps: rows.filter((row) => !isOfColumns(row)) };
  };
  const rowsIn = async (bucket: string) => (await every({ pk: keys.listed(kind, bucket, '').pk, schema: Row })).flat();

  const refresh = async ({ sk, stamp }: z.output<typeof StampRow>) => {
    const held = buckets.get(sk);
    const now = performance.now();
    const metAt = held?.stamp === stamp ? held.metAt : now;
    if (held?.stamp === stamp && held.readAt - metAt >= settled && now - held.readAt < trusted) return;
    const rows = await rowsIn(sk);
    // A concurrent request may have started later and finished earlier.
    if ((buckets.get(sk)?.readAt ?? 0) > now) return;
    buckets.set(sk, { stamp, metAt, readAt: now, block: blockOf(share(rows), list) });
  };

  /** Packed rows were read after the transactions of their version had settled. */
  const unpack = (stamps: readonly z.output<typeof StampRow>[], found: ReadonlyMap<string, PackedBucket>) => {
    const now = performance.now();
    for (const { sk, stamp } of stamps) {
      const rows = buckets.has(sk) ? undefined : packed.rowsOf(found.get(sk), stamp);
      if (rows) buckets.set(sk, { stamp, metAt: now - settled, readAt: now, block: blockOf(rows, list) });
    }
  };

  return {
    /** All rows, including every write that was committed before this call, and the version of the custom columns. */
    read: async (): Promise<{ blocks: readonly Block<R>[]; columns: number | undefined }> => {
      const [{ columns, stamps }, found] = await Promise.all([versionsNow(), isStarted ? undefined : packed.all()]);
      if (found) unpack(stamps, found);
      isStarted = true;
      const readOn = async (rest: IterableIterator<z.output<typeof StampRow>>) => {
        for (const stamp of rest) await refresh(stamp);
      };
      const rest = stamps.values();
      await Promise.all(Array.from({ length: AT_A_TIME }, () => readOn(rest)));
      // A bucket without a version belonged to a tenant that used this table earlier.
      return {
        blocks: stamps.flatMap(({ sk }) => buckets.get(sk)?.block ?? []),
        columns: columns === undefined ? undefined : Number(columns),
      };
    },

    /** Packs the buckets that changed since they were packed, and all of them on another day. */
    pack: async (date: string): Promise<void> => {
      const [{ stamps }, found] = await Promise.all([versionsNow(), packed.all()]);
      const due = stamps.filter(({ sk, stamp }) => !packed.isCurrent(found.get(sk), stamp, date));
      if (due.length > 0) await sleep(settled);
      for (const { sk, stamp } of due) await packed.put(sk, stamp, date, await rowsIn(sk));
    },

    /** The number of rows at the last request. */
    size: () => [...buckets.values()].reduce((size, { block: { rows } }) => size + rows.length, 0),
  };
};
