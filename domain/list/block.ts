/**
 * Some of a list's rows, and what is made of them so that they answer quickly: each thing when it is first needed, and
 * all of it thrown away together with the rows when one of them changes.
 */
import { nameOrder } from '#domain/name.ts';
import type { Column, List } from './columns.ts';

export type Listed = { id: string };

/** The values that some rows have, each written once, and for each row the numbers of its own. */
export type Codes = { values: readonly string[]; of: readonly (readonly number[])[] };

/** Where a row stands in an order; no two stand at the same place. */
export type Place = readonly [key: string | number, id: string];

export const comparePlaces = ([a, x]: Place, [b, y]: Place) => (a < b ? -1 : a > b ? 1 : x < y ? -1 : x > y ? 1 : 0);

export type Order = { rows: readonly number[]; places: readonly Place[] };

const listOfValues = (value: string | readonly string[] | null): readonly string[] =>
  value === null ? [] : typeof value === 'string' ? [value] : value;

const code = <R>(rows: readonly R[], valuesOf: (row: R) => readonly string[]): Codes => {
  const numbers = new Map<string, number>();
  const numberOf = (value: string) => {
    const known = numbers.get(value) ?? numbers.size;
    numbers.set(value, known);
    return known;
  };
  // Most rows share what they have with many others: one array stands for all of them.
  const shared = new Map<string, readonly number[]>();
  const of = rows.map((row) => {
    const own = [...new Set(valuesOf(row))].map(numberOf);
    const key = own.join();
    const same = shared.get(key) ?? own;
    shared.set(key, same);
    return same;
  });
  return { values: [...numbers.keys()], of };
};

const sort = <R extends Listed>(rows: readonly R[], order: (row: R) => string | number): Order => {
  const places = rows.map((row): Place => [order(row), row.id]);
  const sorted = places.map((place, row) => ({ place, row })).sort((a, b) => comparePlaces(a.place, b.place));
  return { rows: sorted.map(({ row }) => row), places: sorted.map(({ place }) => place) };
};

/** Nobody types a line break, so that nothing found spans two columns. */
const textOf = <R>(row: R, searched: readonly Column<R>[]) =>
  nameOrder(searched.flatMap(({ of }) => listOfValues(of(row))).join('\n'));

const byName = <V>(make: (name: string) => V) => {
  const made = new Map<string, V>();
  return (name: string): V => {
    const value = made.get(name) ?? make(name);
    made.set(name, value);
    return value;
  };
};

const once = <V>(make: () => V) => {
  let made: { value: V } | undefined;
  return (): V => {
    made ??= { value: make() };
    return made.value;
  };
};

export const blockOf = <R extends Listed>(rows: readonly R[], { columns, groups }: List<R>) => {
  const column = (name: string) => {
    const found = columns[name];
    if (!found) throw new Error(`There is no column ${name}.`);
    return found;
  };
  return {
    rows,
    codes: byName((name) => code(rows, (row) => listOfValues(column(name).of(row)))),
    order: byName((name) => {
      const { order } = column(name);
      if (!order) throw new Error(`Nothing is sorted by ${name}.`);
      return sort(rows, order);
    }),
    groups: once(() => groups && code(rows, groups)),
    texts: once(() => {
      const searched = Object.values(columns).filter((one) => one.searched);
      return rows.map((row) => textOf(row, searched));
    }),
  };
};
export type Block<R extends Listed> = ReturnType<typeof blockOf<R>>;
