/** The query and response schemas of every list, derived from its columns. */
import * as z from 'zod';
import { MOST_ID } from '#domain/custom-fields/rules.ts';
import { type Counted, countedOf, type List, type Sort, sortsOf } from '#domain/list/columns.ts';
import { MOST_VALUES } from '#domain/list/limits.ts';
import { NextCursor, Page } from '#domain/list/page.ts';

const MAX_TEXT = 200;

export const Text = z.string().trim().max(MAX_TEXT).optional().meta({
  description: 'Search words, in any order. A result contains each of them. Case and accents are ignored.',
});

const Wanted = (values: readonly string[] | 'any') =>
  z.array(values === 'any' ? z.string().max(MAX_TEXT) : z.enum(values)).optional();

/** `Object.fromEntries` loses the key types; the keys are the list's columns. */
const byColumn = <L extends List<never>, S extends z.ZodType>(list: L, schema: (name: Counted<L>) => S) =>
  Object.fromEntries(countedOf(list).map((name) => [name, schema(name)])) as Record<Counted<L>, S>;

/** The filter parameters. Each narrows the list. */
export const filterOf = <L extends List<never>>(list: L) =>
  z.strictObject({ text: Text, ...byColumn(list, (name) => Wanted(list.columns[name]?.counted ?? 'any')) });

/** A custom field with one of its values. */
const MAX_CUSTOM = MOST_ID + 1 + MAX_TEXT;
const Custom = z
  .array(
    z
      .string()
      .max(MAX_CUSTOM)
      .regex(/^[a-z][a-z0-9_]*:/),
  )
  .optional()
  .meta({
    description:
      'Filters by custom fields, each as the ID of the field, a colon and a value: cost_center:4711. Choices have the IDs of their options. Numbers and dates can have a limit: budget:>=1000, go_live:<=2027-03-31.',
  });

const CustomSort = z.string().regex(/^-?custom\.[a-z][a-z0-9_]*$/);

/** The filters of a list that can have custom fields. */
export const customFilterOf = <L extends List<never>>(list: L) =>
  z.strictObject({ ...filterOf(list).shape, custom: Custom });

export const customQueryOf = <L extends List<never>>(list: L, sort: Sort<L>) =>
  z.strictObject({
    ...queryOf(list, sort).shape,
    custom: Custom,
    sort: z
      .union([z.enum(sortsOf(list)), CustomSort])
      .default(() => sort)
      .meta({
        description:
          'The column to sort by, or a custom field: custom.cost_center. A leading minus sorts in descending order.',
      }),
  });

export const queryOf = <L extends List<never>>(list: L, sort: Sort<L>) =>
  z.strictObject({
    ...Page.shape,
    ...filterOf(list).shape,
    sort: z
      .enum(sortsOf(list))
      .default(() => sort)
      .meta({ description: 'The column to sort by. A leading minus sorts in descending order.' }),
  });

/** The total and facet counts of a list. */
export const countsOf = <L extends List<never>>(list: L) => ({
  total: z.int().meta({ description: 'The total number on all pages.' }),
  facets: z.object(byColumn(list, () => z.record(z.string(), z.int()))).meta({
    description: `The number of results for each value of a column, if only that value were selected in the column. For free-text columns: the ${MOST_VALUES} most frequent values and the selected ones.`,
  }),
});

/** With the counts of custom fields, by `custom.` and their id. */
export const customCountsOf = <L extends List<never>>(list: L) => {
  const { total, facets } = countsOf(list);
  return { total, facets: facets.catchall(z.record(z.string(), z.int())) };
};

export const customPageFields = <L extends List<never>>(list: L) => ({
  ...customCountsOf(list),
  next_cursor: NextCursor,
});

/** The fields beside the rows of a page. */
export const pageFields = <L extends List<never>>(list: L) => ({ ...countsOf(list), next_cursor: NextCursor });
