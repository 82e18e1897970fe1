/** The list of a kind: the writes that maintain it, and the answers from the list cache. */
import * as z from 'zod';
import { answer, type Counts, count } from '#domain/list/answer.ts';
import type { Listed } from '#domain/list/block.ts';
import { type Counted, countedOf, type List, type OfReader } from '#domain/list/columns.ts';
import { type ListKind, MOST_ROWS } from '#domain/list/limits.ts';
import type { Reach } from '#domain/permissions.ts';
import { cursorInvalid, tooMany } from '#lambdas/known-errors.ts';
import type { Write } from '#lambdas/persistence/write.ts';
import { listCopy, listWrites } from './list-cache.ts';
import { sizeTeller } from './list-size.ts';

const Place = z.tuple([z.union([z.string(), z.number()]), z.string()]);

/** The cursor is sealed and thus intact, but the list may have had other columns when it was created. */
const placeOf = (after: string) => {
  const { success, data } = Place.safeParse(JSON.parse(after));
  if (!success) throw cursorInvalid();
  return data;
};

/** The filters of a list request: column values and a search text. */
type Narrowing<L> = { text?: string | undefined } & { [N in Counted<L>]?: readonly string[] | undefined };
type Asked<L> = Narrowing<L> & { sort: string; limit: number };

type Page<R, L> = Counts<L> & { items: R[]; next: string | null };

export const listing = <R extends Listed, L extends List<R>>(kind: ListKind, row: z.ZodType<R>, list: L) => {
  const copy = listCopy(kind, row, list);
  const recordSize = sizeTeller(kind);

  const blocks = async () => {
    const all = await copy.blocks();
    recordSize(copy.size());
    return all;
  };

  const filterOf = (narrowing: Narrowing<L>) => ({
    text: narrowing.text,
    values: Object.fromEntries(countedOf(list).map((name) => [name, narrowing[name]])),
  });

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
      const { next, ...page } = answer(await blocks(), list, reach, filterOf(asked), part, ofReader);
      return { ...page, next: next && JSON.stringify(next) };
    },

    /** Renews the copies that new containers read. */
    pack: copy.pack,

    /** All rows, for questions that no column answers. */
    rows: async (): Promise<R[]> => (await blocks()).flatMap(({ rows }) => rows),

    metrics: async (
      reach: Reach,
      asked: Narrowing<L>,
      ofReader?: OfReader<R>,
      visit?: (row: R) => void,
    ): Promise<Counts<L>> => count(await blocks(), list, reach, filterOf(asked), ofReader, visit),
  };
};

/** What the product asks of a list. Another store can answer it, as `test/stores/list-in-sqlite.test.ts` shows. */
export type ListQuestions<R extends Listed, L extends List<R>> = Pick<
  ReturnType<typeof listing<R, L>>,
  'metrics' | 'page' | 'rows'
>;
