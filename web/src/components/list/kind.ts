/** A kind of thing that is listed: what its list can be asked, as its columns say it, and where that is asked. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ListState, type Sayable, sayableOf } from '#domain/list/address.ts';
import type { Counted, List, Ordered, Sort } from '#domain/list/columns.ts';

/** How many there would be with each value of a column. */
export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>;

export type Page<R> = { items: readonly R[]; total: number; facets: Facets; next_cursor: string | null };

type Query<L> = { text?: string; sort: Sort<L>; limit: number; cursor?: string } & { [N in Counted<L>]?: string[] };

/**
 * `key` is the first word under which everything of this kind is kept in memory, and `of` what tells its lists apart
 * where there is one of each thing. A kind whose key is that of a page has saved views.
 */
type About<R, L, K> = {
  key: K;
  of?: string;
  list: L;
  /** The column that it is sorted by where nothing else is asked. */
  sort: Ordered<L>;
  /** How many rows a page has, unless its reader wants another number. */
  limit?: Sayable['limit'];
  ask: (query: Query<L>, signal: AbortSignal) => Promise<Page<R>>;
};

export const listKind = <R, L extends List<never>, K extends string = string>(about: About<R, L, K>) => {
  const { key, of, list, sort, ask } = about;
  const lists = [key, 'list', ...(of === undefined ? [] : [of])];
  const read = (state: ListState, cursor: string | undefined, signal: AbortSignal) => {
    const { text, values, limit } = state;
    // An address is held against these very columns before it becomes a state.
    return ask({ text, ...values, sort: state.sort, limit, cursor } as Query<L>, signal);
  };
  return {
    key,
    ...sayableOf(list, sort, about.limit),
    lists,
    read,
    /** Rows in hand, as the API would have them. */
    inOrder: (rows: readonly R[], sort: string): readonly R[] => {
      const order = list.columns[sort.replace(/^-/, '')]?.order as ((row: R) => string | number) | undefined; // of these rows
      const sign = sort.startsWith('-') ? -1 : 1;
      if (!order) return rows;
      return rows.toSorted((a, b) => sign * (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0));
    },
    /** One page on screen. `cursor` is where the page before ended. */
    page: ({ columns: _, view: __, ...state }: ListState, cursor: string | undefined) =>
      queryOptions({
        queryKey: [...lists, state, cursor],
        queryFn: ({ signal }) => read(state, cursor, signal),
        placeholderData: keepPreviousData,
        retryOnMount: false, // begin-list.ts has asked just now
      }),
  };
};
export type Kind<R, K extends string = string> = ReturnType<typeof listKind<R, List<never>, K>>;
