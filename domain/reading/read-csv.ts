/** Reads CSV from spreadsheets: commas, semicolons or tabs, quotes, and an optional byte order mark. */

const MARK = '\uFEFF';
export const SEPARATORS = [',', ';', '\t'];
/** The apostrophe with which exports prevent spreadsheets from running a formula. */
const KEPT_AS_TEXT = /^'(?=[=+\-@\t\r])/;
/** Characters that are read to detect the separator. */
export const LONGEST_START = 100_000;

export type CsvRow = {
  line: number;
  cells: string[];
  /** Start line of a quote that is not closed in its cell. */
  openQuote?: number;
};

/**
 * The separator that occurs most in the header line, outside of quotes. The header line is the given row (counted from
 * 1) or the first line after it with a separator, because titles have none.
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

/** Yields every row, including empty ones, with its first line. */
export const csvRows = function* (file: string): Generator<CsvRow> {
  const text = file.startsWith(MARK) ? file.slice(MARK.length) : file;
  const separator = separatorOf(text);
  const unquoted = `[^${separator}\\r\\n]*`;
  const part = new RegExp(`(?:"((?:[^"]|"")*)("|$))?(${unquoted})(${separator}|\\r\\n?|\\n|$)`, 'gy');
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  for (const [whole, quoted = '', close, bare = '', end = ''] of text.matchAll(part)) {
    // A missing closing quote swallows the lines up to the next quote, which more text follows.
    if (close === '' || (/[\r\n]/.test(quoted) && bare.trim() !== '')) row.openQuote ??= line;
    row.cells.push(`${quoted.replaceAll('""', '"')}${bare}`);
    if (end !== separator || quoted !== '') line += whole.split(/\r\n?|\n/).length - 1;
    if (end === separator) continue;
    yield row;
    if (end === '') break;
    row = { line, cells: [] };
  }
};

/** Trims a cell and removes the apostrophe of an export. */
export const saidIn = (cell: string) => cell.trim().replace(KEPT_AS_TEXT, '');

/** Skips empty rows. Cells that look like formulas stay text. */
export const readCsv = (file: string): CsvRow[] => {
  const rows: CsvRow[] = [];
  for (const { cells, ...row } of csvRows(file)) {
    const said = cells.map(saidIn);
    if (said.some((cell) => cell !== '')) rows.push({ ...row, cells: said });
  }
  return rows;
};
