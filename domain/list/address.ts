/** The state of a list in its URL: shareable, restored by the back button, and with the parameter names of the API. */
import { type Column, countedOf, isFilterValue, type List, type Sort, sortsOf } from './columns.ts';

export const PAGE_SIZES = [25, 50, 100] as const;

/** Longer than any existing value. */
const MAX_VALUE = 200;
const MAX_COLUMN = 50;

/** Requests the list without a view, even if the reader has a default view. No view has this ID. */
const NO_VIEW = 'none';

/** Avoids an empty query string, which would open the reader's default view. */
export const WITHOUT_VIEW = `view=${NO_VIEW}`;

/** `values` has the selected values of each filtered column. */
export type ListState = {
  text?: string;
  values: Readonly<Record<string, readonly string[]>>;
  sort: string;
  limit: number;
  /** The visible columns. If missing, the reader's last choice applies. */
  columns?: readonly string[];
  /** The saved view that the list started from. */
  view?: string;
};

/** The options of a list that its URL can express. */
export type Sayable = {
  sort: string;
  /** The default page size. */
  limit: (typeof PAGE_SIZES)[number];
  sorts: readonly string[];
  filters: readonly { name: string; values: readonly string[] | 'any'; ranged?: Column<never>['ranged'] }[];
};

export const sayableOf = <L extends List<never>>(
  list: L,
  sort: Sort<L>,
  limit: Sayable['limit'] = PAGE_SIZES[0],
): Sayable => ({
  sort,
  limit,
  sorts: sortsOf(list),
  filters: countedOf(list).map((name) => {
    const { counted = 'any', ranged } = list.columns[name] ?? {};
    return { name, values: counted, ...(ranged && { ranged }) };
  }),
});

/** Sorts known values in their declared order, so that equal states have equal URLs. */
const among = ({ values: known, ranged }: Sayable['filters'][number], sent: readonly string[]) =>
  known === 'any'
    ? [...new Set(sent)]
        .filter((value) => value.length <= MAX_VALUE && isFilterValue({ counted: known, ranged }, value))
        .sort()
    : known.filter((value) => sent.includes(value));

export const readListState = (kind: Sayable, params: URLSearchParams): ListState => {
  const text = params.get('text')?.trim().slice(0, MAX_VALUE);
  const sort = params.get('sort');
  const columns = [...new Set(params.getAll('columns'))].filter((name) => name !== '' && name.length <= MAX_COLUMN);
  const view = params.get('view');
  const values = kind.filters.map((filter) => [filter.name, among(filter, params.getAll(filter.name))] as const);
  return {
    ...(text && { text }),
    values: Object.fromEntries(values.filter(([, chosen]) => chosen.length > 0)),
    sort: sort !== null && kind.sorts.includes(sort) ? sort : kind.sort,
    limit: PAGE_SIZES.find((limit) => String(limit) === params.get('limit')) ?? kind.limit,
    ...(columns.length > 0 && { columns }),
    ...(view && view !== NO_VIEW && { view }),
  };
};

/** All parameters, including defaults. */
const inFull = ({ text, values, sort, limit, columns = [], view }: ListState): URLSearchParams => {
  const params = new URLSearchParams(text === undefined ? [] : [['text', text]]);
  for (const [name, chosen] of Object.entries(values)) for (const value of chosen) params.append(name, value);
  params.append('sort', sort);
  params.append('limit', String(limit));
  for (const column of columns) params.append('columns', column);
  if (view !== undefined) params.append('view', view);
  return params;
};

export const writeListState = (kind: Sayable, state: ListState): URLSearchParams => {
  const params = inFull(state);
  params.delete('sort', kind.sort);
  params.delete('limit', String(kind.limit));
  return params;
};

type Part = [name: string, value: string];

const partsNotUnderstood = (kind: Sayable, params: URLSearchParams): Part[] => {
  const understood = inFull(readListState(kind, params));
  const isUnderstood = ([name, value]: Part) =>
    name === 'text'
      ? value.trim() === (understood.get('text') ?? '')
      : understood.has(name, value) || (name === 'view' && value === NO_VIEW);
  return [...params].filter((part) => !isUnderstood(part));
};

const worded = (parts: readonly Part[]) => parts.map(([name, value]) => `${name}=${value}`);

/** Parameters that do not affect the list. A saved view must have none. */
export const notUnderstood = (kind: Sayable, params: URLSearchParams): string[] =>
  worded(partsNotUnderstood(kind, params));

/**
 * Parameters of the list with unusable values, which the page warns about. Unknown parameters, such as those that mail
 * programs append, are ignored.
 */
export const unusable = (kind: Sayable, params: URLSearchParams): string[] => {
  const taken = ['text', 'sort', 'limit', 'columns', 'view', ...kind.filters.map(({ name }) => name)];
  return worded(partsNotUnderstood(kind, params).filter(([name]) => taken.includes(name)));
};

export const isFiltered = ({ text, values }: ListState) => text !== undefined || Object.keys(values).length > 0;
