import * as z from 'zod';

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;

export const Page = z.strictObject({
  limit: z.coerce.number<number>().int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT).meta({
    description: 'The maximum number of items on the page.',
  }),
  cursor: z.string().max(4000).optional().meta({ description: 'The next_cursor of the previous page.' }),
});

/** Part of every list response. */
export const NextCursor = z.string().nullable().meta({
  description: 'Send it as cursor to get the next page. Null on the last page.',
});
