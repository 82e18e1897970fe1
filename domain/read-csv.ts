/** What a spreadsheet saves as CSV, as rows of cells: with commas or semicolons (or tabs, as pasted), quotes, and a mark in front. */

const MARK = '\uFEFF';
export const SEPARATORS = [',', ';', '\t'];
/** What our own files put before what a spreadsheet would take for a formula. */
const KEPT_AS_TEXT = /^'(?=[=+\-@\t\r])/;
/** Enough of a file to know what separates its cells. */
export const LONGEST_START = 100_000;

export type CsvRow = {
  line: number;
  cells: string[];
  /** The line in which a quote begins that does not end where its cell does. */
  openQuote?: number;
};

/**
 * The separator that the headers use most, outside of quotes. The headers are in the given row, counted from 1, or in
 * the first line that has a separator, because a title has none.
 */
export const separatorOf = (text: string, headerRow = 1) => {
  const lines = text
    .slice(0, LONGEST_START)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n?|\n/);
  const headers = lines.slice(headerRow - 1).find((line) => SEPARATORS.some((one) => line.includes(one))) ?? '';
  const count = (separator: string) => headers.split(separator).length;
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
};

/** Each row as it stands, with the line that it begins in; empty ones too. */
export const csvRows = function* (file: string): Generator<CsvRow> {
  const text = file.startsWith(MARK) ? file.slice(MARK.length) : file;
  const separator = separatorOf(text);
  const unquoted = `[^${separator}\\r\\n]*`;
  const part = new RegExp(`(?:"((?:[^"]|"")*)("|$))?(${unquoted})(${separator}|\\r\\n?|\\n|$)`, 'gy');
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  for (const [whole, quoted = '', close, bare = '', end = ''] of text.matchAll(part)) {
    // One that is missing takes in the lines behind it, up to the next, after which there is more.
    if (close === '' || (/[\r\n]/.test(quoted) && bare.trim() !== '')) row.openQuote ??= line;
    row.cells.push(`${quoted.replaceAll('""', '"')}${bare}`);
    if (end !== separator || quoted !== '') line += whole.split(/\r\n?|\n/).length - 1;
    if (end === separator) continue;
    yield row;
    if (end === '') break;
    row = { line, cells: [] };
  }
};

/** What a cell says, without the space around it. */
export const saidIn = (cell: string) => cell.trim().replace(KEPT_AS_TEXT, '');

/** Rows with nothing in them are none. Whatever a cell begins with, it is text. */
export const readCsv = (file: string): CsvRow[] => {
  const rows: CsvRow[] = [];
  for (const { cells, ...row } of csvRows(file)) {
    const said = cells.map(saidIn);
    if (said.some((cell) => cell !== '')) rows.push({ ...row, cells: said });
  }
  return rows;
};
