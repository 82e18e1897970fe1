/** Writes a list as a workbook. Text that looks like a formula stays text, because each cell has a type. */
import writeXlsxFile from 'write-excel-file/universal';
import type { Cell } from '#domain/list/csv.ts';
import type { Table } from './sheet.ts';

/** Characters that Excel does not allow in sheet names. */
const NOT_IN_A_NAME = /[[\]/\\:*?]+/g;
const LONGEST_NAME = 31;
/** Independent of the reader's locale. */
const DATE = 'yyyy-mm-dd hh:mm';
const [NARROWEST, WIDEST] = [10, 60];

/** Workbooks have no time zones, so dates are written in local time. */
const onTheClock = (at: Date) => new Date(at.getTime() - at.getTimezoneOffset() * 60_000);

const cellOf = (value: Cell) => {
  if (value instanceof Date) return { value: onTheClock(value), type: Date, format: DATE };
  if (typeof value === 'number') return { value, type: Number };
  return value === '' ? null : { value, type: String };
};

const lengthOf = (value: Cell | undefined) => (value instanceof Date ? DATE.length : String(value ?? '').length);

export const xlsxOf = (title: string, { headers, lines }: Table): Promise<Blob> => {
  const head = headers.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const columns = headers.map((header, index) => {
    const longest = lines.reduce((most, line) => Math.max(most, lengthOf(line[index])), header.length);
    return { width: Math.min(Math.max(longest + 2, NARROWEST), WIDEST) };
  });
  return writeXlsxFile([head, ...lines.map((line) => line.map(cellOf))], {
    sheet: title.replace(NOT_IN_A_NAME, ' ').slice(0, LONGEST_NAME),
    columns,
    stickyRowsCount: 1,
  }).toBlob();
};
