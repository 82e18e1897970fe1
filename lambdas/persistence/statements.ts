/** Statements of people about an application, in one row beside it, by name. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { changedMeanwhile } from '#lambdas/known-errors.ts';
import type { Key } from './keys.ts';
import { table, tableName } from './table.ts';
import type { Write } from './write.ts';

export type Statements<N extends string, V> = { version: number; said: Partial<Record<N, V>> };

type Row<N extends string, V> = {
  key: (application: string) => Key;
  names: z.ZodType<N, N>;
  value: z.ZodType<V>;
  /** The display name of one entry, for error messages. */
  what: string;
};

export const saidBeside = <N extends string, V>({ key, names, value, what }: Row<N, V>) => {
  const row = z.object({ version: z.int().default(0), said: z.partialRecord(names, value).default({}) });
  /** Parses the row, or returns the defaults if the row does not exist yet. */
  const of = (found: Record<string, unknown> = {}): Statements<N, V> => row.parse(found) as Statements<N, V>; // from the schema
  return {
    of,

    get: async (application: string): Promise<Statements<N, V>> => {
      const { Item } = await table.send(
        new GetCommand({ TableName: tableName(), Key: key(application), ConsistentRead: true }),
      );
      return of(Item);
    },

    /** The write that sets or clears one statement, with optimistic locking on the row. */
    say: (application: string, { version, said }: Statements<N, V>, name: N, one: V | undefined): Write => ({
      put: { ...key(application), version: version + 1, said: { ...said, [name]: one } },
      condition: {
        expression: version === 0 ? 'attribute_not_exists(pk)' : 'version = :version',
        ...(version > 0 && { values: { ':version': version } }),
        onFailure: () => changedMeanwhile(what),
      },
    }),
  };
};
