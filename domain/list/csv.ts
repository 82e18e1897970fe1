/** Writes a list as CSV. The browser and the export job produce the same output. */

export type Cell = string | number | Date;

/** Cells that a spreadsheet would read as formulas are prefixed to stay text, against CSV injection. */
const FORMULA = /^[=+\-@\t\r]/;
const TO_BE_QUOTED = /[",\r\n]/;
/** The byte order mark, by which spreadsheets detect UTF-8. */
export const CSV_MARK = '\uFEFF';

const cell = (value: Cell) => {
  if (typeof value === 'number') return String(value);
  const text = value instanceof Date ? value.toISOString() : value;
  const kept = FORMULA.test(text) ? `'${text}` : text;
  return TO_BE_QUOTED.test(kept) ? `"${kept.replaceAll('"', '""')}"` : kept;
};

export const csvLine = (cells: readonly Cell[]) => `${cells.map(cell).join(',')}\r\n`;
