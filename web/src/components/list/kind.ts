/** Describes a list: its columns, its queries and the route that answers them. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { askedValues, withCustomColumns } from '#domain/custom-fields/columns.ts';
import type { CustomField } from '#domain/custom-fields/rules.ts';
import { type ListState, type Sayable, sayableOf } from '#domain/list/address.ts';
import type { Counted, List, Sort } from '#domain/list/columns.ts';

/** The number of rows for each value of a column. */
export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>;

export type Page<R> = { items: readonly R[]; total: number; facets: Facets; next_cursor: string | null };

type Query<L> = { text?: string; sort: Sort<L>; limit: number; cursor?: string } & { [N in Counted<L>]?: string[] };

/**
 * `key` starts the query key of everything of this kind; `of` separates lists of the same kind. A kind whose key
 * belongs to a page has saved views.
 */
type About<R, L, K> = {
  key: K;
  of?: string;
  list: L;
  /** The default order. */
  sort: Sort<L>;
  /** The default number of rows per page. */
  limit?: Sayable['limit'];
  /** Parameters of the page beside those of the list, which a change of the list keeps. */
  keeps?: readonly string[];
  ask: (query: Query<L>, signal: AbortSignal) => Promise<Page<R>>;
};

export const listKind = <R, L extends List<never>, K extends string = string>(about: About<R, L, K>) => {
  const { key, of, list, sort, keeps = [], ask } = about;
  const lists = [key, 'list', ...(of === undefined ? [] : [of])];
  const read = (state: ListState, cursor: string | undefined, signal: AbortSignal) => {
    const { text, values, limit } = state;
    // The state was validated against these columns when the address was read.
    return ask({ text, ...askedValues(values), sort: state.sort, limit, cursor } as Query<L>, signal);
  };
  return {
    key,
    keeps,
    ...sayableOf(list, sort, about.limit),
    lists,
    read,
    /** What an address can say if the list has these custom fields. */
    sayable: (fields: readonly CustomField[]) => sayableOf(withCustomColumns(list, fields), sort, about.limit),
    /** Sorts rows in the browser as the API would. */
    inOrder: (rows: readonly R[], sort: string): readonly R[] => {
      const order = list.columns[sort.replace(/^-/, '')]?.order as ((row: R) => string | number) | undefined; // for the rows
      const sign = sort.startsWith('-') ? -1 : 1;
      if (!order) return rows;
      return rows.toSorted((a, b) => sign * (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0));
    },
    /** One page of the list. `cursor` is the end of the previous page. */
    page: ({ columns: _, view: __, ...state }: ListState, cursor: string | undefined) =>
      queryOptions({
        queryKey: [...lists, state, cursor],
        queryFn: ({ signal }) => read(state, cursor, signal),
        placeholderData: keepPreviousData,
        retryOnMount: false, // begin-list.ts has just asked
      }),
  };
};
/** The kind with the filters and sort orders of custom fields. */
export const withCustom = <R, K extends string>(kind: Kind<R, K>, fields: readonly CustomField[]): Kind<R, K> =>
  fields.length === 0 ? kind : { ...kind, ...kind.sayable(fields) };

export type Kind<R, K extends string = string> = ReturnType<typeof listKind<R, List<never>, K>>;
