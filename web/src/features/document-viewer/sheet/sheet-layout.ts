/** Layout of spreadsheet cells on the screen. */
import { cellsOf, type Sheet } from '#domain/reading/sheet.ts';

export const ROW = 28;
export const HEAD = 28;
/** Browsers limit the height of an element differently; all browsers support this value (pixels). */
const HIGHEST = 15_000_000;
const SAMPLE = 100;
const [NARROWEST, WIDEST, LETTER, ROOM] = [72, 320, 7.4, 20];

/** Left edges of the columns plus the right edge of the last, estimated from a sample of rows. */
export const columnStarts = (sheet: Sheet) => {
  const longest = new Uint16Array(sheet.columns);
  const step = Math.max(1, Math.floor((sheet.rows - 1) / SAMPLE));
  for (let row = 0; row < sheet.rows; row += step)
    for (const { column, text } of cellsOf(sheet, row, 0, sheet.columns))
      longest[column] = Math.max(longest[column] ?? 0, Math.min(text.length, WIDEST));
  const starts = new Uint32Array(sheet.columns + 1);
  for (let column = 0; column < sheet.columns; column += 1) {
    const width = Math.min(WIDEST, Math.max(NARROWEST, Math.ceil((longest[column] ?? 0) * LETTER) + ROOM));
    starts[column + 1] = (starts[column] ?? 0) + width;
  }
  return starts;
};

export const widthOf = (starts: Uint32Array, column: number) => (starts[column + 1] ?? 0) - (starts[column] ?? 0);

/** The row number column is as wide as the last number. */
export const numbersWidth = (rows: number) => 24 + String(rows).length * 9;

/** Binary search for the column at a horizontal position. */
export const columnAt = (starts: Uint32Array, place: number) => {
  let [low, high] = [0, Math.max(0, starts.length - 2)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Scales the scroll position for tables above the height limit of browsers. */
export const scrollOf = (rows: number, height: number) => {
  const fullHeight = rows * ROW;
  const shown = Math.min(fullHeight, HIGHEST);
  const room = Math.max(1, height - HEAD);
  const ratio = shown > room ? (fullHeight - room) / (shown - room) : 1;
  return {
    height: shown + HEAD,
    topOf: (scrolled: number) => scrolled * ratio,
    scrolledOf: (top: number) => top / ratio,
  };
};
