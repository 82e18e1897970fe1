/**
 * Stores the cells of a table in a few arrays, which transfer from a worker to the page without a copy. Cells are
 * decoded only when they are read, and empty cells need no memory.
 */
export type Sheet = {
  name: string;
  rows: number;
  columns: number;
  /** Whether cells were dropped because of the limit. */
  isCut: boolean;
  /** The index of each row's first cell, followed by the total. */
  rowStarts: Uint32Array<ArrayBuffer>;
  /** The column of each cell and the position of its text. */
  columnOf: Uint16Array<ArrayBuffer>;
  startOf: Uint32Array<ArrayBuffer>;
  lengthOf: Uint32Array<ArrayBuffer>;
  text: Uint8Array<ArrayBuffer>;
  /** Merged ranges such as `A2:A5`. Only the first cell has a value. */
  merged?: string[];
};

export type Place = { start: number; length: number };

const MOST_CELLS = 5_000_000;
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;
const MOST_TEXT = 256 * 1024 * 1024;

type Numbers = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** A copy with room for more numbers, if needed. */
const withRoom = <N extends Numbers>(numbers: N, used: number, more: number): N => {
  if (used + more <= numbers.length) return numbers;
  const Kind = numbers.constructor as new (length: number) => N; // a typed array constructor
  const larger = new Kind(Math.max(numbers.length * 2, used + more));
  larger.set(numbers.subarray(0, used));
  return larger;
};

/** Cells must arrive in row order, and from left to right within a row; cells out of order are appended. */
export const makeSheetWriter = (most = MOST_CELLS) => {
  const encoder = new TextEncoder();
  let rowStarts = new Uint32Array(1024);
  let columnOf = new Uint16Array(4096);
  let startOf = new Uint32Array(4096);
  let lengthOf = new Uint32Array(4096);
  let text = new Uint8Array(65_536);
  let [cells, rows, columns, used] = [0, 0, 0, 0];
  let isCut = false;

  const keep = (words: string): Place => {
    // A UTF-16 code unit needs at most three bytes.
    text = withRoom(text, used, words.length * 3);
    const { written } = encoder.encodeInto(words, text.subarray(used));
    const place = { start: used, length: written };
    used += written;
    return place;
  };

  return {
    /** Stores a text that several cells share. */
    keep,
    /** Begins a row with its number from 0. Returns false if the limit is reached; later cells are ignored. */
    row: (number: number) => {
      const next = Math.max(number, rows);
      if (next >= MOST_ROWS || cells >= most || used >= MOST_TEXT) isCut = true;
      if (isCut) return false;
      rowStarts = withRoom(rowStarts, rows, next + 2 - rows);
      rowStarts.fill(cells, rows, next + 1);
      rows = next + 1;
      return true;
    },
    cell: (column: number, value: string | Place) => {
      if (isCut || rows === 0 || column >= MOST_COLUMNS) return;
      if (typeof value === 'string' ? value === '' : value.length === 0) return;
      const { start, length } = typeof value === 'string' ? keep(value) : value;
      columnOf = withRoom(columnOf, cells, 1);
      startOf = withRoom(startOf, cells, 1);
      lengthOf = withRoom(lengthOf, cells, 1);
      columnOf[cells] = column;
      startOf[cells] = start;
      lengthOf[cells] = length;
      cells += 1;
      columns = Math.max(columns, column + 1);
    },
    done: (name: string): Sheet => {
      rowStarts = withRoom(rowStarts, rows, 1);
      rowStarts[rows] = cells;
      return {
        name,
        rows,
        columns,
        isCut,
        rowStarts: rowStarts.slice(0, rows + 1),
        columnOf: columnOf.slice(0, cells),
        startOf: startOf.slice(0, cells),
        lengthOf: lengthOf.slice(0, cells),
        text: text.slice(0, used),
      };
    },
  };
};

/** The transferable buffers of a sheet. */
export const buffersOf = ({ rowStarts, columnOf, startOf, lengthOf, text }: Sheet) =>
  [rowStarts, columnOf, startOf, lengthOf, text].map(({ buffer }) => buffer);

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The cells of a row between two columns, excluding the second. */
export const cellsOf = (sheet: Sheet, row: number, from: number, to: number) => {
  const found: { column: number; text: string }[] = [];
  const end = sheet.rowStarts[row + 1] ?? 0;
  for (let cell = sheet.rowStarts[row] ?? end; cell < end; cell += 1) {
    const column = sheet.columnOf[cell] ?? 0;
    if (column >= to) break;
    if (column < from) continue;
    const start = sheet.startOf[cell] ?? 0;
    found.push({ column, text: decoder.decode(sheet.text.subarray(start, start + (sheet.lengthOf[cell] ?? 0))) });
  }
  return found;
};

export const cellAt = (sheet: Sheet, row: number, column: number) =>
  cellsOf(sheet, row, column, column + 1)[0]?.text ?? '';

const LETTERS = 26;

/** A, B … Z, AA, AB … */
export const columnName = (column: number): string => {
  const last = String.fromCharCode(65 + (column % LETTERS));
  return column < LETTERS ? last : columnName(Math.floor(column / LETTERS) - 1) + last;
};

/** Undefined if the text is not a column name. */
export const columnNumber = (name: string) => {
  let number = 0;
  for (const letter of name) number = number * LETTERS + letter.charCodeAt(0) - 64;
  return number - 1;
};
