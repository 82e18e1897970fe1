/**
 * Lists that each container keeps a copy of. A list's rows are spread over buckets, and each bucket has a stamp, which
 * every transaction that touches the bucket writes anew. A bucket is read where its stamp is not the one that the copy
 * knows: at a container's first request that is all of them. No clock is compared with another one.
 */
import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { CommonEnvironment } from '#contract/environment.ts';
import { type Block, blockOf, type Listed } from '#domain/list/block.ts';
import type { List } from '#domain/list/columns.ts';
import { share } from '#domain/list/share.ts';
import { keys } from './keys.ts';
import { every } from './paging.ts';
import { textRow, textRows } from './text-rows.ts';
import type { Write } from './write.ts';

/** Never to be changed without moving the rows. */
const BUCKETS = 64;

/** So many are read at a time: all at once would hold a whole list twice, as it came and as it is kept. */
const AT_A_TIME = 8;

export type Patience = {
  /** A Query may find some rows of a transaction before others. More than this is never between the first and the last. */
  settled: number;
  /** What is wrong in a way that nobody thought of is wrong no longer than this. */
  trusted: number;
};
const usualPatience = (): Patience => ({
  settled: Number(process.env['TRANSACTIONS_SETTLE_MS' satisfies keyof CommonEnvironment] ?? 10_000),
  trusted: 3_600_000,
});

/** Short, so that one unit reads the stamps of a whole list. */
const newStamp = () => randomBytes(12).toString('base64url');

/** The user pool gives API clients ids with other letters than those of a UUID. */
const bucketOf = (id: string) => {
  const end = id.slice(-4);
  return String(Number.parseInt(end, /^[\da-f]+$/.test(end) ? 16 : 36) % BUCKETS);
};

/** The writes that keep a list: part of the transaction that changes what it lists. */
export const listWrites = (kind: string, before: Listed | undefined, after: Listed | undefined): Write[] => {
  const id = (after ?? before)?.id;
  if (id === undefined || isDeepStrictEqual(before, after)) return [];
  const bucket = bucketOf(id);
  const key = keys.listed(kind, bucket, id);
  const row: Write = after ? { put: { ...key, ...textRow(after) } } : { remove: key };
  return [row, { put: { ...keys.stamp(kind, bucket), stamp: newStamp() } }];
};

const StampRow = z.object({ sk: z.string(), stamp: z.string() });

type Bucket<R extends Listed> = {
  stamp: string;
  /** When this stamp was first met, and when the rows were last asked for, by a clock that never goes back. */
  metAt: number;
  readAt: number;
  block: Block<R>;
};

export const copyOf = <R extends Listed>(
  kind: string,
  schema: z.ZodType<R>,
  list: List<R>,
  { settled, trusted }: Patience = usualPatience(),
) => {
  const buckets = new Map<string, Bucket<R>>();

  const Row = textRows(kind, schema);

  const refresh = async ({ sk, stamp }: z.output<typeof StampRow>) => {
    const held = buckets.get(sk);
    const now = performance.now();
    const metAt = held?.stamp === stamp ? held.metAt : now;
    if (held?.stamp === stamp && held.readAt - metAt >= settled && now - held.readAt < trusted) return;
    const rows = (await every({ pk: keys.listed(kind, sk, '').pk, schema: Row })).flat();
    // Another request of this process may have asked later and been answered sooner.
    if ((buckets.get(sk)?.readAt ?? 0) > now) return;
    buckets.set(sk, { stamp, metAt, readAt: now, block: blockOf(share(rows), list) });
  };

  return {
    /** Every row, with all that was written before this was asked. */
    blocks: async (): Promise<readonly Block<R>[]> => {
      const stamps = await every({ pk: keys.stamp(kind, '').pk, schema: StampRow });
      const readOn = async (rest: IterableIterator<z.output<typeof StampRow>>) => {
        for (const stamp of rest) await refresh(stamp);
      };
      const rest = stamps.values();
      await Promise.all(Array.from({ length: AT_A_TIME }, () => readOn(rest)));
      // A bucket that has no stamp any more is another tenant's, which was in this table before.
      return stamps.flatMap(({ sk }) => buckets.get(sk)?.block ?? []);
    },

    /** How many rows were there when somebody last asked. */
    size: () => [...buckets.values()].reduce((size, { block: { rows } }) => size + rows.length, 0),
  };
};
