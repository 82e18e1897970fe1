/** Rows stored as one JSON text, because the SDK needs several times as long to unmarshal attributes. */

import * as z from 'zod';
import { log } from '#lambdas/log.ts';

export const textRow = (value: object) => ({ row: JSON.stringify(value) });

/**
 * Reads such a row, or an older one stored as attributes. An unreadable row is logged and skipped, so that the others
 * stay readable.
 */
export const textRows = <T>(of: string, schema: z.ZodType<T>) =>
  z.looseObject({ row: z.string().optional() }).transform(({ row, ...attributes }): T[] => {
    const { success, data, error } = schema.safeParse(row === undefined ? attributes : JSON.parse(row));
    if (!success) log.error('a row cannot be read', { of, pk: attributes.pk, sk: attributes.sk, error });
    return success ? [data] : [];
  });
