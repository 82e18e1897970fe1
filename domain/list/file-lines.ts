import type { ExportColumn } from '#domain/export.ts';
import type { Column, List } from './columns.ts';
import { CSV_MARK, csvLine } from './csv.ts';

const valuesOf = <R>({ of, inFile }: Column<R>, row: R): readonly string[] => {
  const values = (inFile ?? of)(row);
  return values === null ? [] : typeof values === 'string' ? [values] : values;
};

/** A list as a file, line by line. */
export function* fileLines<R>({ columns }: List<R>, wanted: readonly ExportColumn[], rows: Iterable<R>) {
  yield CSV_MARK + csvLine(wanted.map(({ header }) => header));
  const known = wanted.flatMap(({ id, words }) => {
    const column = columns[id];
    return column ? [{ column, words: new Map(words.map(({ value, text }) => [value, text])) }] : [];
  });
  for (const row of rows)
    yield csvLine(
      known.map(({ column, words }) =>
        valuesOf(column, row)
          .map((value) => words.get(value) ?? value)
          .join(', '),
      ),
    );
}
