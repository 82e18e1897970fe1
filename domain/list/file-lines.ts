import type { ExportColumn } from '#domain/export.ts';
import { BETWEEN_ENTRIES, type List, textsOf } from './columns.ts';
import { CSV_MARK, csvLine } from './csv.ts';

export function* fileLines<R>({ columns }: List<R>, wanted: readonly ExportColumn[], rows: Iterable<R>) {
  yield CSV_MARK + csvLine(wanted.map(({ header }) => header));
  const known = wanted.flatMap(({ id, words, unknown }) => {
    const column = columns[id];
    return column ? [{ column, words: new Map(words.map(({ value, text }) => [value, text])), unknown }] : [];
  });
  for (const row of rows)
    yield csvLine(
      known.map(({ column, words, unknown }) =>
        textsOf(column.inFile ?? column.of, row)
          .map((value) => words.get(value) ?? unknown ?? value)
          .join(BETWEEN_ENTRIES),
      ),
    );
}
