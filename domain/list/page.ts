import * as z from 'zod';

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;

export const Page = z.strictObject({
  limit: z.coerce.number<number>().int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT),
  cursor: z.string().max(4000).optional().meta({ description: 'The next_cursor of the previous page.' }),
});

/** Part of every list response; null on the last page. */
export const NextCursor = z.string().nullable();
