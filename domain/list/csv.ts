/** A list as a file that every spreadsheet reads: what the browser writes and what a job writes is the same. */

export type Cell = string | number | Date;

/** What a spreadsheet would take for a formula is kept as text, by the mark that spreadsheets have for that. */
const FORMULA = /^[=+\-@\t\r]/;
const TO_BE_QUOTED = /[",\r\n]/;
/** The file begins with this, by which a spreadsheet knows that it is UTF-8. */
export const CSV_MARK = '\uFEFF';

const cell = (value: Cell) => {
  if (typeof value === 'number') return String(value);
  const text = value instanceof Date ? value.toISOString() : value;
  const kept = FORMULA.test(text) ? `'${text}` : text;
  return TO_BE_QUOTED.test(kept) ? `"${kept.replaceAll('"', '""')}"` : kept;
};

export const csvLine = (cells: readonly Cell[]) => `${cells.map(cell).join(',')}\r\n`;
