/** Where the cells of a table are on the screen. */
import { cellsOf, type Sheet } from '#domain/reading/sheet.ts';

export const ROW = 28;
export const HEAD = 28;
/** What a browser makes of something higher than this is not the same in all of them. */
const HIGHEST = 15_000_000;
const SAMPLE = 100;
const [NARROWEST, WIDEST, LETTER, ROOM] = [72, 320, 7.4, 20];

/** Where each column begins, and last where the last one ends, by what is in some rows from the first to the last. */
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

/** Row numbers have as much room as the last one takes. */
export const numbersWidth = (rows: number) => 24 + String(rows).length * 9;

/** The column that is at a place, by where they begin. */
export const columnAt = (starts: Uint32Array, place: number) => {
  let [low, high] = [0, Math.max(0, starts.length - 2)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** A table that is higher than a browser can make anything is scrolled through faster than it is moved. */
export const scrollOf = (rows: number, height: number) => {
  const whole = rows * ROW;
  const shown = Math.min(whole, HIGHEST);
  const room = Math.max(1, height - HEAD);
  const ratio = shown > room ? (whole - room) / (shown - room) : 1;
  return {
    height: shown + HEAD,
    topOf: (scrolled: number) => scrolled * ratio,
    scrolledOf: (top: number) => top / ratio,
  };
};
