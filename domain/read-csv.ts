/** What a spreadsheet saves as CSV, as rows of cells: with commas or semicolons (or tabs, as pasted), quotes, and a mark in front. */

const MARK = '\uFEFF';
const SEPARATORS = [',', ';', '\t'];
/** What our own files put before what a spreadsheet would take for a formula. */
const KEPT_AS_TEXT = /^'(?=[=+\-@\t\r])/;

export type CsvRow = { line: number; cells: string[] };

/** Whatever the first line has most of, outside of quotes. */
const separatorOf = (text: string) => {
  const first = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0] ?? '';
  const count = (separator: string) => first.split(separator).length;
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
};

/** Rows with nothing in them are none. Whatever a cell begins with, it is text. */
export const readCsv = (file: string): CsvRow[] => {
  const text = file.startsWith(MARK) ? file.slice(MARK.length) : file;
  const separator = separatorOf(text);
  const unquoted = `[^${separator}\\r\\n]*`;
  const part = new RegExp(`(?:"((?:[^"]|"")*)(?:"|$))?(${unquoted})(${separator}|\\r\\n?|\\n|$)`, 'gy');
  const rows: CsvRow[] = [];
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  for (const [whole, quoted = '', bare = '', end = ''] of text.matchAll(part)) {
    const cell = `${quoted.replaceAll('""', '"')}${bare}`;
    row.cells.push(cell.trim().replace(KEPT_AS_TEXT, ''));
    line += whole.split(/\r\n?|\n/).length - 1;
    if (end === separator) continue;
    rows.push(row);
    row = { line, cells: [] };
    if (end === '') break;
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
};
