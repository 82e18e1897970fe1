/** The declaration of a list's columns. Search, filters with counts, and sort orders follow from it. */

import { isDay } from '#domain/day.ts';

/** Separates several values in one cell of an exported file. Imports split at it, and no name contains it. */
export const BETWEEN_ENTRIES = '; ';

export type Column<R> = {
  /** The value of a row: one text, several, or none. */
  of: (row: R) => string | readonly string[] | null;
  /** The exported text, if it has more than `of`. */
  inFile?: (row: R) => readonly string[];
  /** Whether the text search includes this column. */
  searched?: true;
  /** The values that can be filtered and are counted, or 'any' for all that occur. */
  counted?: readonly string[] | 'any';
  /** The values are application groups, so groups outside the reader's access scope are hidden. */
  ofGroups?: true;
  /** The value depends on the reader or the day, so it is computed for each query (`OfReader`). */
  ofReader?: true;
  /** The values are numbers or dates, so a filter can also be a limit: `>=10`. */
  ranged?: 'number' | 'date';
  /** The sort key; null if the row has no value, so that it comes last. A column without it cannot be sorted. */
  order?: (row: R) => string | number | null;
};
export const textsOf = <R>(of: Column<R>['of'], row: R): readonly string[] => {
  const value = of(row);
  return value === null ? [] : typeof value === 'string' ? [value] : value;
};

const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/;

/** Whether a filter of the column can have this value. */
export const isFilterValue = ({ counted, ranged }: Pick<Column<never>, 'counted' | 'ranged'>, value: string) => {
  if (counted !== 'any') return counted?.includes(value) ?? false;
  const limit = value.replace(/^[<>]=/, '');
  return ranged === undefined || (ranged === 'date' ? isDay(limit) : NUMBER.test(limit));
};

export type Columns<R> = Readonly<Record<string, Column<R>>>;

export type List<R> = {
  columns: Columns<R>;
  /**
   * The application groups of a row, compared with the reader's access scope. Without this, all readers of the list see
   * every row.
   */
  groups?: (row: R) => readonly string[];
};

/** The values of the `ofReader` columns of a row. Columns without an entry have no value. */
export type OfReader<R> = Readonly<Record<string, (row: R) => string | readonly string[] | null>>;

type With<L, What> = L extends { columns: infer C }
  ? { [N in keyof C]: C[N] extends What ? N : never }[keyof C] & string
  : never;

/** The names of the filterable columns. */
export type Counted<L> = With<L, { counted: unknown }>;
/** The names of the sortable columns. */
type Ordered<L> = With<L, { order: unknown }>;
/** The column to sort by; a leading minus sorts in descending order. */
export type Sort<L> = Ordered<L> | `-${Ordered<L>}`;

export const countedOf = <L extends List<never>>({ columns }: L) =>
  Object.keys(columns).filter((name) => columns[name]?.counted) as Counted<L>[]; // the names of this object

export const sortsOf = <L extends List<never>>({ columns }: L) => {
  const ordered = Object.keys(columns).filter((name) => columns[name]?.order) as Ordered<L>[]; // the own keys
  return ordered.flatMap((name): Sort<L>[] => [name, `-${name}`]);
};
