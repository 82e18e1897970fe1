/**
 * One part of a list's rows and their indexes. Each index is built on first use; all are discarded with the rows when
 * one row changes.
 */
import { nameOrder } from '#domain/text/name.ts';
import { type Column, type List, textsOf } from './columns.ts';

export type Listed = { id: string };

/**
 * The dictionary encoding of a column: the distinct values, the distinct sets of values (as indexes), and the set of
 * each row. Sets are few, so filters are evaluated once per set instead of once per row.
 */
export type EncodedColumn = { values: readonly string[]; sets: readonly (readonly number[])[]; of: Uint32Array };

/** The unique position of a row in a sort order. Rows without a value have no key. */
export type Place = readonly [key: string | number | null, id: string];

const compare = <T extends string | number>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);

/** Rows without a value come last in both directions. */
export const comparePlaces = ([a, x]: Place, [b, y]: Place, sign: 1 | -1 = 1) => {
  if (a === null || b === null) return Number(a === null) - Number(b === null) || compare(x, y);
  return sign * (a < b ? -1 : a > b ? 1 : compare(x, y));
};

/** The sorted row numbers, how many of them have a value, and the position of each row. */
export type Order = { rows: Uint32Array; filled: number; placeOf: (row: number) => Place };

/** Numbers distinct texts in order of first occurrence. */
const numbering = () => {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size);
    return numbers.size - 1;
  };
  return { numberOf, numbered: () => [...numbers.keys()] };
};

export const codesOf = <R>(rows: readonly R[], cellOf: Column<R>['of']): EncodedColumn => {
  const values = numbering();
  const sets = numbering();
  const of = Uint32Array.from(rows.map((row) => sets.numberOf(textsOf(cellOf, row).map(values.numberOf).join())));
  const setOf = (numbers: string) => (numbers === '' ? [] : [...new Set(numbers.split(',').map(Number))]);
  return { values: values.numbered(), sets: sets.numbered().map(setOf), of };
};

const sort = <R extends Listed>(rows: readonly R[], order: (row: R) => string | number | null): Order => {
  const places = rows.map((row, number) => ({ number, place: [order(row), row.id] as const }));
  places.sort((a, b) => comparePlaces(a.place, b.place));
  const placeOf = (number: number): Place => {
    const row = rows[number];
    if (!row) throw new Error(`There is no row ${number}.`);
    return [order(row), row.id];
  };
  const filled = places.filter(({ place: [key] }) => key !== null).length;
  return { rows: Uint32Array.from(places.map(({ number }) => number)), filled, placeOf };
};

/** Users cannot type a line break, so no match spans two columns. */
const textOf = <R>(row: R, searched: readonly Column<R>[]) =>
  nameOrder(searched.flatMap(({ of }) => textsOf(of, row)).join('\n'));

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
    codes: byName((name) => codesOf(rows, column(name).of)),
    order: byName((name) => {
      const { order } = column(name);
      if (!order) throw new Error(`Nothing is sorted by ${name}.`);
      return sort(rows, order);
    }),
    groups: once(() => groups && codesOf(rows, groups)),
    texts: once(() => {
      const searched = Object.values(columns).filter((one) => one.searched);
      return rows.map((row) => textOf(row, searched));
    }),
  };
};
export type Block<R extends Listed> = ReturnType<typeof blockOf<R>>;
