import { csvRows } from './read-csv.ts';
import { makeSheetWriter } from './sheet.ts';
import { textOf } from './text-of.ts';

/** Reads a CSV file as a sheet, without interpreting its cells. */
export const readCsvSheet = async (file: Blob, name: string) => {
  const writer = makeSheetWriter();
  let number = 0;
  for (const { cells } of csvRows(await textOf(file))) {
    // A line break at the end does not start another row.
    const isNothing = cells.every((cell) => cell === '');
    if (!isNothing && !writer.row(number)) break;
    if (!isNothing) cells.forEach((cell, column) => void writer.cell(column, cell));
    number += 1;
  }
  return writer.done(name);
};
