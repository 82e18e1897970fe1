/** A list as a file that every spreadsheet reads. */

import type { Cell, Table } from './sheet.ts';

/** What a spreadsheet would take for a formula is kept as text, by the mark that spreadsheets have for that. */
const FORMULA = /^[=+\-@\t\r]/;
const TO_BE_QUOTED = /[",\r\n]/;
/** By this a spreadsheet knows that it is UTF-8. */
const MARK = '\uFEFF';

const cell = (value: Cell) => {
  if (typeof value === 'number') return String(value);
  const text = value instanceof Date ? value.toISOString() : value;
  const kept = FORMULA.test(text) ? `'${text}` : text;
  return TO_BE_QUOTED.test(kept) ? `"${kept.replaceAll('"', '""')}"` : kept;
};

export const csvOf = ({ headers, lines }: Table) =>
  MARK + [headers, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
