/**
 * Batches of items that one request submits. The items are written in the same transaction as the message that starts
 * the job.
 */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { BATCH_DAYS } from '#domain/batch.ts';
import { Actor, Id, Instant, type RequestActor } from '#domain/entity.ts';
import type { Key } from './keys.ts';
import { every } from './paging.ts';
import { alive, table, tableName } from './table.ts';
import { transact } from './transaction.ts';
import { uuidV7 } from './uuid-v7.ts';
import type { Write } from './write.ts';

/** The maximum number of items in a row; one message processes one row. */
const IN_A_PART = 50;
/** Far below the size limit of a row. */
const PART_BYTES = 100_000;

const Asked = z.object({
  id: Id,
  total: z.int(),
  parts: z.int(),
  created_at: Instant,
  /** Includes the submitting request, which the audit rows of all results name. */
  by: Actor.extend({ asked: z.object({ id: z.string(), address: z.string(), browser: z.string() }) }),
  ttl: z.int(),
});
export type Asked = z.output<typeof Asked>;

const rowsOf = ({ pk, sk }: Key) =>
  every({ pk, prefix: sk.slice(0, sk.indexOf('#') + 1), schema: z.record(z.string(), z.unknown()) });

const inParts = <I>(items: readonly I[]) => {
  const parts: { from: number; items: I[] }[] = [];
  let room = 0;
  items.forEach((item, number) => {
    const bytes = Buffer.byteLength(JSON.stringify(item));
    const last = parts.at(-1);
    if (last && last.items.length < IN_A_PART && bytes <= room) last.items.push(item);
    else {
      parts.push({ from: number, items: [item] });
      room = PART_BYTES;
    }
    room -= bytes;
  });
  return parts;
};

type Work<O> = {
  outcome: z.ZodType<O>;
  keyOf: (id: string, number: number) => Key;
  /** The outbox write that requests the job for one part. */
  message: (id: string, part: number, messageId: string) => Write;
};

/** Processes a batch part by part, with an outcome for each item; each part requests the next one. */
export const batchWork = <O>({ outcome, keyOf, message }: Work<O>) => {
  const Kept = z.object({ number: z.int() });
  return {
    begin: (id: string): Write => message(id, 0, `${id} 0`),

    outcomesOf: async (id: string) => {
      const rows = await rowsOf(keyOf(id, 0));
      return new Map<number, O>(rows.map((row) => [Kept.parse(row).number, outcome.parse(row)]));
    },

    finish: async ({ id, ttl }: Pick<Asked, 'id' | 'ttl'>, number: number, became: O): Promise<void> => {
      const Item = { ...keyOf(id, number), number, ...became, ttl };
      await table.send(new PutCommand({ TableName: tableName(), Item }));
    },

    goOn: async ({ id, parts }: Pick<Asked, 'id' | 'parts'>, part: number): Promise<boolean> => {
      if (part >= parts) return false;
      await transact([message(id, part, `${id} ${part}`)]);
      return true;
    },
  };
};

type Batch<I, M> = {
  item: z.ZodType<I>;
  /** Attributes that all items share. */
  about: z.ZodType<M>;
  askedKey: (id: string) => Key;
  partKey: (id: string, part: number) => Key;
};

export const batches = <I, M extends object>({ item, about, askedKey, partKey }: Batch<I, M>) => {
  const Part = z.object({ from: z.int(), items: z.array(item) });
  const read = (row: Record<string, unknown>): Asked & M => ({ ...Asked.parse(row), ...about.parse(row) });
  return {
    ask: async (
      by: RequestActor,
      items: readonly I[],
      more: M,
      begin: (id: string) => Write,
      now = Date.now(),
    ): Promise<Asked & M> => {
      const id = uuidV7(now);
      const ttl = Math.floor(now / 1000) + BATCH_DAYS * 24 * 3600;
      const parts = inParts(items);
      const asked = {
        ...{ ...more, id, total: items.length, parts: parts.length, created_at: new Date(now).toISOString(), ttl },
        by: { ...by, asked: by.asked ?? { id, address: '', browser: '' } },
      };
      await transact([
        { put: { ...askedKey(id), ...asked } },
        ...parts.map((part, number): Write => ({ put: { ...partKey(id, number), ...part, ttl } })),
        begin(id),
      ]);
      return read(asked);
    },

    get: async (id: string): Promise<(Asked & M) | undefined> => {
      const get = new GetCommand({ TableName: tableName(), Key: askedKey(id), ConsistentRead: true });
      const { Item } = await table.send(get);
      return Item && alive(Item) ? read(Item) : undefined;
    },

    /** All items, in the order of the file. */
    items: async (id: string): Promise<I[]> => (await rowsOf(partKey(id, 0))).flatMap((row) => Part.parse(row).items),

    /** The items of one part, each with its row number in the file. */
    part: async (id: string, part: number) => {
      const get = new GetCommand({ TableName: tableName(), Key: partKey(id, part), ConsistentRead: true });
      const { Item } = await table.send(get);
      if (!Item) return [];
      const { from, items } = Part.parse(Item);
      return items.map((one, at) => ({ number: from + at, item: one }));
    },
  };
};
