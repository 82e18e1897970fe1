/** What a kind says of its list, once: search, filters with counts, and orders all follow from it. */

/** In a file, between several in one column: as an import reads them again, and as no name has it. */
export const BETWEEN_ENTRIES = '; ';

export type Column<R> = {
  /** What stands in it: one text, several, or none. */
  of: (row: R) => string | readonly string[] | null;
  /** What a file says of it, where that is more. */
  inFile?: (row: R) => readonly string[];
  /** Whether a search looks here. */
  searched?: true;
  /** Which of its values may be asked for and are counted: these, or 'any' that there is. */
  counted?: readonly string[] | 'any';
  /** Its values are application groups: nobody hears of one that is out of their reach. */
  ofGroups?: true;
  /** What stands in it depends on who reads, or on which day: each time that is told anew (`OfReader`). */
  ofReader?: true;
  /** What rows are sorted by. Without it nobody can sort by this column. */
  order?: (row: R) => string | number;
};
/** What stands in a column of a row, as however many texts. */
export const textsOf = <R>(of: Column<R>['of'], row: R): readonly string[] => {
  const value = of(row);
  return value === null ? [] : typeof value === 'string' ? [value] : value;
};

export type Columns<R> = Readonly<Record<string, Column<R>>>;

export type List<R> = {
  columns: Columns<R>;
  /** The application groups within which a row may be seen. Without this, whoever may see the list sees all of it. */
  groups?: (row: R) => readonly string[];
};

/** Of such columns, which of their values a row has, if any. One that is not told of says nothing. */
export type OfReader<R> = Readonly<Record<string, (row: R) => string | readonly string[] | null>>;

type With<L, What> = L extends { columns: infer C }
  ? { [N in keyof C]: C[N] extends What ? N : never }[keyof C] & string
  : never;

/** The names of the columns that one can filter by. */
export type Counted<L> = With<L, { counted: unknown }>;
/** The names of the columns that one can sort by. */
export type Ordered<L> = With<L, { order: unknown }>;
/** A column to sort by; with a minus, from its end. */
export type Sort<L> = Ordered<L> | `-${Ordered<L>}`;

export const countedOf = <L extends List<never>>({ columns }: L) =>
  Object.keys(columns).filter((name) => columns[name]?.counted) as Counted<L>[]; // the names of this very object

export const sortsOf = <L extends List<never>>({ columns }: L) => {
  const ordered = Object.keys(columns).filter((name) => columns[name]?.order) as Ordered<L>[]; // the names of this very object
  return ordered.flatMap((name): Sort<L>[] => [name, `-${name}`]);
};
