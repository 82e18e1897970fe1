/** The list of a kind: the writes that maintain it, and the answers from the list cache. */
import * as z from 'zod';
import { customIdIn, customName } from '#domain/custom-fields/rules.ts';
import { type FieldErrorCode, fieldError } from '#domain/field-error.ts';
import { answer, type Counts, count } from '#domain/list/answer.ts';
import { type Block, blockOf, type Listed } from '#domain/list/block.ts';
import { type Counted, countedOf, isFilterValue, type List, type OfReader } from '#domain/list/columns.ts';
import { type ListKind, MOST_ROWS } from '#domain/list/limits.ts';
import type { Reach } from '#domain/permissions.ts';
import { cursorInvalid, malformed, tooMany } from '#lambdas/known-errors.ts';
import type { Write } from '#lambdas/persistence/write.ts';
import { listCopy, listWrites } from './list-cache.ts';
import { sizeTeller } from './list-size.ts';

const Place = z.tuple([z.union([z.string(), z.number(), z.null()]), z.string()]);

/** The cursor is sealed and thus intact, but the list may have had other columns when it was created. */
const placeOf = (after: string) => {
  const { success, data } = Place.safeParse(JSON.parse(after));
  if (!success) throw cursorInvalid();
  return data;
};

/** The filters of a list request: column values and a search text. */
type Narrowing<L> = { text?: string | undefined; custom?: readonly string[] | undefined } & {
  [N in Counted<L>]?: readonly string[] | undefined;
};
type Asked<L> = Narrowing<L> & { sort: string; limit: number };

/** The filters of custom fields, sent as `id:value`, by the names of their columns. */
const customValues = (sent: readonly string[] = []) =>
  Object.groupBy(sent, (one) => customName(one.slice(0, Math.max(one.indexOf(':'), 0))));

const valueIn = (sent: string) => sent.slice(sent.indexOf(':') + 1);

type Page<R, L> = Counts<L> & { items: R[]; next: string | null };

export const listing = <R extends Listed, L extends List<R>>(
  kind: ListKind,
  row: z.ZodType<R>,
  list: L,
  /** The list with the columns of this version of the custom fields. The same definitions give the same list. */
  withCustom: (version: number | undefined) => Promise<L> = async () => list,
) => {
  const copy = listCopy(kind, row, list);
  const recordSize = sizeTeller(kind);
  /** The indexes with custom columns, which are discarded when the rows or the definitions change. */
  const extended = new WeakMap<Block<R>, { of: L; block: Block<R> }>();

  const withColumns = (block: Block<R>, of: L) => {
    const known = extended.get(block);
    if (known?.of === of) return known.block;
    const made = blockOf(block.rows, of);
    extended.set(block, { of, block: made });
    return made;
  };

  const read = async () => {
    const found = await copy.read();
    recordSize(copy.size());
    return found;
  };

  /** The list as the company has it, and its rows. */
  const current = async () => {
    const { blocks, columns } = await read();
    const now = await withCustom(columns);
    return { now, all: now === list ? blocks : blocks.map((block) => withColumns(block, now)) };
  };

  const requireSortable = (now: L, sort: string) => {
    const name = sort.replace(/^-/, '');
    if (customIdIn(name) !== undefined && !now.columns[name]?.order)
      throw malformed(`This list cannot be sorted by ${name}.`, [fieldError('sort', 'no_such_field')]);
  };

  /** Ignoring a filter would answer with rows that the client wanted to exclude. */
  const requireFilters = (now: L, custom: ReturnType<typeof customValues>) => {
    for (const [name, sent = []] of Object.entries(custom)) {
      const column = now.columns[name];
      const refused = sent.find((one) => !column || !isFilterValue(column, valueIn(one)));
      if (refused === undefined) continue;
      const code: FieldErrorCode = column?.counted ? 'not_expected' : 'no_such_field';
      throw malformed(`This list cannot be filtered by custom=${refused}.`, [fieldError('custom', code)]);
    }
  };

  const filterOf = (now: L, narrowing: Narrowing<L>) => {
    const custom = customValues(narrowing.custom);
    requireFilters(now, custom);
    return {
      text: narrowing.text,
      values: {
        ...Object.fromEntries(countedOf(list).map((name) => [name, narrowing[name]])),
        ...Object.fromEntries(Object.entries(custom).map(([name, sent = []]) => [name, sent.map(valueIn)])),
      },
    };
  };

  return {
    /** Part of the transaction that changes the listed entity. */
    writes: (before: Listed | undefined, after: Listed | undefined): Write[] => {
      if (!before && copy.size() >= MOST_ROWS) throw tooMany(kind, MOST_ROWS);
      return listWrites(kind, before && row.parse(before), after && row.parse(after));
    },

    page: async (
      reach: Reach,
      asked: Asked<L>,
      after: string | undefined,
      ofReader?: OfReader<R>,
    ): Promise<Page<R, L>> => {
      const part = { sort: asked.sort, limit: asked.limit, ...(after !== undefined && { after: placeOf(after) }) };
      const { now, all } = await current();
      requireSortable(now, asked.sort);
      const { next, ...page } = answer(all, now, reach, filterOf(now, asked), part, ofReader);
      return { ...page, next: next && JSON.stringify(next) };
    },

    /** Renews the copies that new containers read. */
    pack: copy.pack,

    /** All rows, for questions that no column answers. */
    rows: async (): Promise<R[]> => (await read()).blocks.flatMap(({ rows }) => rows),

    metrics: async (
      reach: Reach,
      asked: Narrowing<L>,
      ofReader?: OfReader<R>,
      visit?: (row: R) => void,
    ): Promise<Counts<L>> => {
      const { now, all } = await current();
      return count(all, now, reach, filterOf(now, asked), ofReader, visit);
    },
  };
};

/** What the product asks of a list. Another store can answer it, as `test/stores/list-in-sqlite.test.ts` shows. */
export type ListQuestions<R extends Listed, L extends List<R>> = Pick<
  ReturnType<typeof listing<R, L>>,
  'metrics' | 'page' | 'rows'
>;
