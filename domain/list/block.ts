/**
 * Some of a list's rows, and what is made of them so that they answer quickly: each thing when it is first needed, and
 * all of it thrown away together with the rows when one of them changes.
 */
import { nameOrder } from '#domain/name.ts';
import { type Column, type List, textsOf } from './columns.ts';

export type Listed = { id: string };

/**
 * What rows have in a column: the values, each written once; the sets of them that rows have, as numbers of values; and
 * which set each row has. There are few sets, so whatever is asked of a row is found out once for each of them.
 */
export type Codes = { values: readonly string[]; sets: readonly (readonly number[])[]; of: Uint32Array };

/** Where a row stands in an order; no two stand at the same place. */
export type Place = readonly [key: string | number, id: string];

export const comparePlaces = ([a, x]: Place, [b, y]: Place) => (a < b ? -1 : a > b ? 1 : x < y ? -1 : x > y ? 1 : 0);

/** The rows as they stand, by their numbers, and the place of each. */
export type Order = { rows: Uint32Array; placeOf: (row: number) => Place };

/** Gives each text that it is told a number, the same for the same. */
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

export const codesOf = <R>(rows: readonly R[], toldOf: Column<R>['of']): Codes => {
  const values = numbering();
  const sets = numbering();
  const of = Uint32Array.from(rows.map((row) => sets.numberOf(textsOf(toldOf, row).map(values.numberOf).join())));
  const setOf = (numbers: string) => (numbers === '' ? [] : [...new Set(numbers.split(',').map(Number))]);
  return { values: values.numbered(), sets: sets.numbered().map(setOf), of };
};

const sort = <R extends Listed>(rows: readonly R[], order: (row: R) => string | number): Order => {
  const places = rows.map((row, number) => ({ number, place: [order(row), row.id] as const }));
  places.sort((a, b) => comparePlaces(a.place, b.place));
  const placeOf = (number: number): Place => {
    const row = rows[number];
    if (!row) throw new Error(`There is no row ${number}.`);
    return [order(row), row.id];
  };
  return { rows: Uint32Array.from(places.map(({ number }) => number)), placeOf };
};

/** Nobody types a line break, so that nothing found spans two columns. */
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
