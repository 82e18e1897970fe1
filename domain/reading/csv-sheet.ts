import { csvRows } from '#domain/read-csv.ts';
import { makeSheetWriter } from './sheet.ts';
import { textOf } from './text-of.ts';

/** A CSV file as it stands, as a table: what its cells say, and nothing made of it. */
export const readCsvSheet = async (file: Blob, name: string) => {
  const writer = makeSheetWriter();
  let number = 0;
  for (const { cells } of csvRows(await textOf(file))) {
    // What ends the last line begins no row.
    const isNothing = cells.every((cell) => cell === '');
    if (!isNothing && !writer.row(number)) break;
    if (!isNothing) cells.forEach((cell, column) => void writer.cell(column, cell));
    number += 1;
  }
  return writer.done(name);
};
