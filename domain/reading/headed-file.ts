/** Reads tables whose first row names the columns, in any spelling. */
import type { Broken } from '#domain/field-error.ts';
import { nameOrder, tidyName } from '#domain/text/name.ts';
import type { CsvRow } from './read-csv.ts';

/** Normalizes a label: ignores case, accents and separators. */
export const plain = (text: string) => nameOrder(tidyName(text)).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Maps normalized labels to their values. */
export const named = <V extends string>(names: Record<V, readonly string[]>) => {
  const all = Object.entries<readonly string[]>(names).flatMap(
    ([value, of]) => of.map((name) => [plain(name), value as V] as const), // keys have exactly this type
  );
  return new Map(all);
};

/** Replacement character for bytes that were lost when the file was saved. */
const LOST = '\uFFFD';
export const lostIn = (text: string): Broken | undefined =>
  text.includes(LOST) ? { code: 'lost_character', params: {} } : undefined;

/** Ignored content: unknown or repeated columns, and lines with cells outside of the named columns. */
export type NotTaken = { columns: string[]; lines: number[] };

export type HeadedFile<C extends string, R extends C = C> = {
  rows: { line: number; said: (column: C) => string }[];
  missing: R[];
  notTaken: NotTaken;
  /** Line of an unterminated quote, which hides the ends of rows. */
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
