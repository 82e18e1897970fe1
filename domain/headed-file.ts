/** A file that people fill in, whose first row names its columns, however they write that. */
import type { Broken } from './field-error.ts';
import { nameOrder, tidyName } from './name.ts';
import type { CsvRow } from './read-csv.ts';

/** Case, accents and what stands between words aside. */
export const plain = (text: string) => nameOrder(tidyName(text)).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Which one is meant by a name. */
export const named = <V extends string>(names: Record<V, readonly string[]>) => {
  const all = Object.entries<readonly string[]>(names).flatMap(
    ([value, of]) => of.map((name) => [plain(name), value as V] as const), // its keys are no others
  );
  return new Map(all);
};

/** What a character becomes that was lost when a file was saved. */
const LOST = '\uFFFD';
export const lostIn = (text: string): Broken | undefined =>
  text.includes(LOST) ? { code: 'lost_character', params: {} } : undefined;

/** What nothing is taken from: columns that are no others than these, and cells that no column is named for. */
export type NotTaken = { columns: string[]; lines: number[] };

export type HeadedFile<C extends string, R extends C = C> = {
  rows: { line: number; said: (column: C) => string }[];
  missing: R[];
  notTaken: NotTaken;
  /** The line of a quote that does not end, so that nobody knows where a row does. */
  openQuote: number | undefined;
};

export const readHeaded = <C extends string, const R extends C>(
  file: readonly CsvRow[],
  called: ReadonlyMap<string, C>,
  required: readonly R[],
): HeadedFile<C, R> => {
  const [head, ...rows] = file;
  const names = head?.cells ?? [];
  const columns = names.map((cell) => called.get(plain(cell)));
  return {
    rows: rows.map(({ line, cells }) => ({ line, said: (column) => cells[columns.indexOf(column)]?.trim() ?? '' })),
    missing: required.filter((column) => !columns.includes(column)),
    notTaken: {
      columns: names.filter((name, at) => name && (!columns[at] || columns.indexOf(columns[at]) !== at)),
      lines: rows.filter(({ cells }) => cells.some((cell, at) => cell && !names[at])).map(({ line }) => line),
    },
    openQuote: file.find((row) => row.openQuote !== undefined)?.openQuote,
  };
};
