/** A kind of thing that is listed: what its list can be asked, as its columns say it, and where that is asked. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Counted, countedOf, type List, type Ordered, type Sort, sortsOf } from '#domain/list/columns.ts';
import type { ListState } from './list-state.ts';

/** How many there would be with each value of a column. */
export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>;

export type Page<R> = { items: readonly R[]; total: number; facets: Facets; next_cursor: string | null };

type Query<L> = { text?: string; sort: Sort<L>; limit: number; cursor?: string } & { [N in Counted<L>]?: string[] };

/** `key` is the first word under which everything of this kind is kept in memory. */
type About<R, L> = {
  key: string;
  list: L;
  /** The column that it is sorted by where nothing else is asked. */
  sort: Ordered<L>;
  ask: (query: Query<L>, signal: AbortSignal) => Promise<Page<R>>;
};

export const listKind = <R, L extends List<never>>({ key, list, sort, ask }: About<R, L>) => {
  const lists = [key, 'list'] as const;
  const read = (state: ListState, cursor: string | undefined, signal: AbortSignal) => {
    const { text, values, limit } = state;
    // An address is held against these very columns before it becomes a state.
    return ask({ text, ...values, sort: state.sort, limit, cursor } as Query<L>, signal);
  };
  return {
    key,
    sort: sort as string,
    sorts: sortsOf(list) as readonly string[],
    filters: countedOf(list).map((name) => ({ name: name as string, values: list.columns[name]?.counted ?? 'any' })),
    lists,
    read,
    /** One page on screen. `cursor` is where the page before ended. */
    page: (state: ListState, cursor: string | undefined) =>
      queryOptions({
        queryKey: [...lists, state, cursor],
        queryFn: ({ signal }) => read(state, cursor, signal),
        placeholderData: keepPreviousData,
        retryOnMount: false, // begin-list.ts has asked just now
      }),
  };
};
export type Kind<R> = ReturnType<typeof listKind<R, List<never>>>;
