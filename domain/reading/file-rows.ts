/** Reads the rows of a chosen file, a workbook or a CSV file. */

import { isNoText } from './no-table.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import { cellsOf } from './sheet.ts';
import { textOf } from './text-of.ts';
import { readWorkbook } from './xlsx.ts';

/** Detects ZIP files by their first bytes, regardless of the name. */
const isZip = async (file: Blob) => (await file.slice(0, 4).text()) === 'PK\u0003\u0004';

/** Reads the first visible sheet. */
const rowsOfWorkbook = async (file: Blob): Promise<CsvRow[]> => {
  const { sheets, read } = await readWorkbook(file);
  const shown = sheets.findIndex(({ isHidden }) => !isHidden);
  const sheet = await read(Math.max(shown, 0));
  const rows: CsvRow[] = [];
  for (let row = 0; row < sheet.rows; row += 1) {
    const cells: string[] = [];
    for (const { column, text } of cellsOf(sheet, row, 0, sheet.columns)) cells[column] = text.trim();
    if (cells.some((cell) => cell)) rows.push({ line: row + 1, cells: Array.from(cells, (cell) => cell ?? '') });
  }
  return rows;
};

/** The file is neither text nor a workbook, or its extension is wrong. */
export class NoTable extends Error {}

/** The extensions that spreadsheets save. */
const TABLE = /\.(?:csv|tsv|txt|xlsx)$/i;
const WORKBOOK = /\.xlsx$/i;

export const rowsOfFile = async (file: Blob, called?: string): Promise<CsvRow[]> => {
  if (called !== undefined && !TABLE.test(called)) throw new NoTable();
  if (await isZip(file)) return rowsOfWorkbook(file);
  if (called !== undefined && WORKBOOK.test(called)) throw new NoTable();
  const text = await textOf(file);
  if (isNoText(text)) throw new NoTable();
  return readCsv(text);
};
