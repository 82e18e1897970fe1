/** Rows that are kept as one text, because the SDK takes several times as long to read the same row as attributes. */

import * as z from 'zod';
import { log } from '#lambdas/log.ts';

export const textRow = (value: object) => ({ row: JSON.stringify(value) });

/**
 * Reads such a row, or one that an earlier version kept as attributes. What cannot be read any more is nothing, so that
 * the rows beside it are still there.
 */
export const textRows = <T>(of: string, schema: z.ZodType<T>) =>
  z.looseObject({ row: z.string().optional() }).transform(({ row, ...attributes }): T[] => {
    const { success, data, error } = schema.safeParse(row === undefined ? attributes : JSON.parse(row));
    if (!success) log.error('a row cannot be read', { of, pk: attributes.pk, sk: attributes.sk, error });
    return success ? [data] : [];
  });
