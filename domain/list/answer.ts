/** Answers a list query from its rows: a sorted page, the total, and the facet counts. */
import type { Reach } from '#domain/permissions.ts';
import { type Block, comparePlaces, type Listed, type Order, type Place } from './block.ts';
import { type Counted, countedOf, type List, type OfReader } from './columns.ts';
import { countsOf, type Filter, type Found, find } from './find.ts';
import { MOST_VALUES } from './limits.ts';

export type Part = {
  sort: string;
  limit: number;
  /** The position of the last row on the previous page. */
  after?: Place | undefined;
};

/** Called for each matching row. */
type Visit<R> = (row: R) => void;

type Facets<L> = Record<Counted<L>, Record<string, number>>;

/** The total, and the number of rows for each value. */
export type Counts<L> = { total: number; facets: Facets<L> };

/** `Object.fromEntries` loses the key types; the keys are the list's columns. */
const facetsOf = <L extends List<never>>(
  list: L,
  found: readonly Omit<Found<Listed>, 'block'>[],
  { values: asked }: Filter,
) => {
  const sums = new Map<string, Map<string, number>>();
  for (const { columns, refusals } of found)
    for (const column of columns) {
      const sum = sums.get(column.name) ?? new Map<string, number>();
      sums.set(column.name, sum);
      const counts = countsOf(column, refusals);
      for (const [number, value] of column.codes.values.entries())
        if (counts[number] && column.known[number]) sum.set(value, (sum.get(value) ?? 0) + counts[number]);
    }
  const columnOf = (name: string) => {
    const sum = sums.get(name) ?? new Map<string, number>();
    if (list.columns[name]?.counted !== 'any') return Object.fromEntries(sum);
    const most = [...sum].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    return Object.fromEntries(most.filter(([value], n) => n < MOST_VALUES || asked[name]?.includes(value)));
  };
  return Object.fromEntries(countedOf(list).map((name) => [name, columnOf(name)])) as Facets<L>;
};

const totalOf = <R extends Listed>({ block: { rows }, refusals }: Found<R>, visit: Visit<R> | undefined) => {
  let total = 0;
  for (const [row, by] of refusals.entries()) {
    if (by > 0) continue;
    total += 1;
    const found = visit && rows[row];
    if (found) visit(found);
  }
  return total;
};

const rowAt = ({ rows, filled }: Order, at: number, sign: 1 | -1) =>
  rows[sign > 0 || at >= filled ? at : filled - 1 - at] ?? 0;

/** The number of rows before the page. */
const startOf = (order: Order, after: Place | undefined, sign: 1 | -1) => {
  if (after === undefined) return 0;
  let [low, high] = [0, order.rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (comparePlaces(order.placeOf(rowAt(order, middle, sign)), after, sign) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** The rows of a block for the page, plus one that shows whether there is a next page. */
const shownOf = <R extends Listed>({ block, refusals }: Found<R>, { sort, limit, after }: Part, sign: 1 | -1) => {
  const order = block.order(sort.replace(/^-/, ''));
  const shown: { row: R; place: Place }[] = [];
  for (let at = startOf(order, after, sign); at < order.rows.length && shown.length <= limit; at++) {
    const number = rowAt(order, at, sign);
    const row = block.rows[number];
    if (row && refusals[number] === 0) shown.push({ row, place: order.placeOf(number) });
  }
  return shown;
};

const countFound = <R extends Listed, L extends List<R>>(
  found: readonly Found<R>[],
  list: L,
  filter: Filter,
  visit?: Visit<R>,
): Counts<L> => ({
  total: found.reduce((total, one) => total + totalOf(one, visit), 0),
  facets: facetsOf(list, found, filter),
});

/** The access scope is applied before counting, so that counts reveal nothing about rows outside the scope. */
export const count = <R extends Listed, L extends List<R>>(
  blocks: readonly Block<R>[],
  list: L,
  reach: Reach,
  filter: Filter,
  ofReader: OfReader<R> = {},
  visit?: Visit<R>,
): Counts<L> => countFound(find(blocks, list, reach, filter, ofReader), list, filter, visit);

export const answer = <R extends Listed, L extends List<R>>(
  blocks: readonly Block<R>[],
  list: L,
  reach: Reach,
  filter: Filter,
  part: Part,
  ofReader: OfReader<R> = {},
): Counts<L> & { items: R[]; next: Place | null } => {
  const found = find(blocks, list, reach, filter, ofReader);
  const sign = part.sort.startsWith('-') ? -1 : 1;
  const nearest = found
    .flatMap((one) => shownOf(one, part, sign))
    .sort((a, b) => comparePlaces(a.place, b.place, sign))
    .slice(0, part.limit + 1);
  const items = nearest.slice(0, part.limit);
  return {
    items: items.map(({ row }) => row),
    next: nearest.length > part.limit ? (items.at(-1)?.place ?? null) : null,
    ...countFound(found, list, filter),
  };
};
