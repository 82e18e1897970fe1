/**
 * A packed bucket is a compressed copy of the rows in one bucket of a list, so that a new container reads few rows
 * instead of all. It names the version of the bucket and the shape of the rows that it contains. A copy of another
 * version or shape, or a damaged one, is ignored, and the bucket itself is read.
 */
import { createHash } from 'node:crypto';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { pack, unpack } from '#domain/list/packing.ts';
import { log } from '#lambdas/log.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { every } from '#lambdas/persistence/paging.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';

const COMPRESSION = { params: { [constants.ZSTD_c_checksumFlag]: 1, [constants.ZSTD_c_compressionLevel]: 9 } };

/** DynamoDB's limit is 400 kB for the whole row. */
const MAX_BYTES = 390_000;

const PackedBucket = z.object({
  sk: z.string(),
  stamp: z.string(),
  shape: z.string(),
  /** The day of the copy. A copy is renewed daily, so that no unforeseen error stays. */
  date: z.string(),
  rows: z.instanceof(Uint8Array),
});
export type PackedBucket = z.output<typeof PackedBucket>;

const Readable = PackedBucket.transform((one) => [one]).catch([]);

/** Changes with the declared fields and values of a row. Functions are left out, because each bundle has its own names. */
const shapeOf = (schema: z.ZodType) => {
  const declared = JSON.stringify(schema, (_, value) => (typeof value === 'object' && value?._zod?.def) || value);
  return createHash('sha256').update(declared).digest('base64url').slice(0, 16);
};

export const packedLists = <R extends object>(kind: string, schema: z.ZodType<R>) => {
  let known: string | undefined;
  const shape = () => {
    known ??= shapeOf(schema);
    return known;
  };

  const isOf = (packed: PackedBucket | undefined, stamp: string): packed is PackedBucket =>
    packed?.stamp === stamp && packed.shape === shape();

  return {
    /** By bucket. Eventually consistent reads cost half, and an old copy is ignored anyway. */
    all: async (): Promise<ReadonlyMap<string, PackedBucket>> => {
      const found = await every({ pk: keys.packedBucket(kind, '').pk, schema: Readable, isEventual: true });
      return new Map(found.flat().map((one) => [one.sk, one]));
    },

    /** The rows, if the copy has this version of the bucket. */
    rowsOf: (packed: PackedBucket | undefined, stamp: string): R[] | undefined => {
      if (!isOf(packed, stamp)) return;
      try {
        return unpack(zstdDecompressSync(packed.rows).toString()) as R[]; // rows of the same shape were packed
      } catch (error) {
        log.error('a packed bucket cannot be read', { kind, sk: packed.sk, error });
        return;
      }
    },

    isCurrent: (packed: PackedBucket | undefined, stamp: string, date: string) =>
      isOf(packed, stamp) && packed.date === date,

    put: async (bucket: string, stamp: string, date: string, rows: readonly R[]) => {
      const packed = zstdCompressSync(pack(rows), COMPRESSION);
      if (packed.byteLength > MAX_BYTES) return;
      const row = { stamp, date, shape: shape(), rows: packed } satisfies Omit<PackedBucket, 'sk'>;
      await table.send(
        new PutCommand({ TableName: tableName(), Item: { ...keys.packedBucket(kind, bucket), ...row } }),
      );
    },
  };
};
