/** Reads a CSV file that is in memory, with the line numbers of its rows and an optional byte order mark. */
import { makeCutter, separatorOf } from './csv-grammar.ts';

const MARK = '\uFEFF';
/** The apostrophe with which exports prevent spreadsheets from running a formula. */
const KEPT_AS_TEXT = /^'(?=[=+\-@\t\r])/;

export type CsvRow = {
  line: number;
  cells: string[];
  /** Start line of a quote that is not closed in its cell. It swallows the lines up to the next quote. */
  openQuote?: number;
};

const lineBreaksIn = (text: string) => text.split(/\r\n?|\n/).length - 1;

/** Yields every row, including empty ones, with its first line. */
export const csvRows = function* (file: string): Generator<CsvRow> {
  const text = file.startsWith(MARK) ? file.slice(MARK.length) : file;
  const cut = makeCutter(text, separatorOf(text), true);
  let [line, at] = [1, 0];
  for (let found = cut(0); found; found = cut(at)) {
    const { row, next, openQuote } = found;
    const isOpen = openQuote !== undefined;
    yield { line, cells: row, ...(isOpen && { openQuote: line + lineBreaksIn(text.slice(at, openQuote)) }) };
    line += lineBreaksIn(text.slice(at, next));
    at = next;
  }
};

/** Trims a cell and removes the apostrophe of an export. */
export const saidIn = (cell: string) => {
  const text = cell.trim();
  return text.startsWith("'") ? text.replace(KEPT_AS_TEXT, '') : text;
};

/** Skips empty rows. Cells that look like formulas stay text. */
export const readCsv = (file: string): CsvRow[] => {
  const rows: CsvRow[] = [];
  for (const { cells, ...row } of csvRows(file)) {
    const values = cells.map(saidIn);
    if (values.some((cell) => cell !== '')) rows.push({ ...row, cells: values });
  }
  return rows;
};
