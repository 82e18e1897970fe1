/**
 * Reads a Parquet file as a table: the column names, then the rows in batches. At most one page of each column is
 * unpacked at a time, and the total text is limited, regardless of what the file claims.
 */
import type { Row } from '#domain/reading/csv-grammar.ts';
import { LONGEST_ROW, RowTooLong } from '#domain/reading/csv-stream.ts';
import { Damaged, TooMuch } from '#domain/reading/damaged.ts';
import { type Chunk, readFooter } from './footer.ts';
import { makeRunReader } from './packed-numbers.ts';
import { checkPages, makeDictionaryLimit, type Page, pagesOf } from './pages.ts';
import { unpackerOf } from './unpack.ts';
import { type NextValue, plainReader, valueReader } from './value-reader.ts';

const ROWS_AT_ONCE = 1000;
const CELLS_AT_ONCE = 100_000;
/** The limit for all cells and their separators, equal to the limit for unpacked gzip CSV files. */
const MOST_TEXT = 512 * 1024 * 1024;

const unpackPage = (file: Uint8Array, page: Page, codec: number): Uint8Array => {
  const unpack = unpackerOf(page.isPacked ? codec : 0);
  if (!unpack) throw new Damaged('A page of the Parquet file cannot be unpacked.');
  const { levels = 0, start, end, unpacked } = page;
  const values = unpack(file.subarray(start + levels, end), unpacked - levels);
  if (levels === 0) return values;
  const all = new Uint8Array(unpacked);
  all.set(file.subarray(start, start + levels));
  all.set(values, levels);
  return all;
};

/** The start of a page's values, and a reader that says whether the next cell has a value. */
const levelsOf = (bytes: Uint8Array, { levels }: Page, { column }: Chunk) => {
  if (!column.isOptional) return { from: levels ?? 0, isThere: () => true };
  const start = levels === undefined ? 4 : 0;
  if (bytes.length < start) throw new Damaged(`A page of column “${column.name}” is cut off.`);
  const length = levels ?? new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  if (start + length > bytes.length) throw new Damaged(`A page of column “${column.name}” is cut off.`);
  const next = makeRunReader(bytes, start, start + length, 1);
  return { from: start + length, isThere: () => next() === 1 };
};

/** The text of a column's next cell; empty if it has no value. */
const cellReader = (file: Uint8Array, chunk: Chunk, rows: number, limitDictionary: (page: Page) => void): NextValue => {
  const { column, codec } = chunk;
  const pages = pagesOf(file, chunk, rows);
  let dictionary: string[] = [];
  let left = 0;
  let isThere = () => false;
  let next: NextValue = () => '';
  const turn = () => {
    const { value: page } = pages.next();
    if (!page) throw new Damaged(`Column “${column.name}” ends too early.`);
    if (page.isDictionary) limitDictionary(page);
    const bytes = unpackPage(file, page, codec);
    if (page.isDictionary) {
      // Each value takes at least one byte, so the reader fails on a dictionary that claims more values.
      const read = plainReader(column, bytes, 0);
      dictionary = [];
      for (let value = 0; value < page.values; value += 1) dictionary.push(read());
      return;
    }
    const levels = levelsOf(bytes, page, chunk);
    left = page.values;
    isThere = levels.isThere;
    next = valueReader(column, bytes, levels.from, { ...page, dictionary });
  };
  return () => {
    while (left === 0) turn();
    left -= 1;
    return isThere() ? next() : '';
  };
};

/** Throws unless the footer and all page headers are valid. */
export const checkParquet = (file: Uint8Array) => checkPages(file, readFooter(file));

export function* parquetBatches(file: Uint8Array): Generator<Row[]> {
  const { columns, groups } = readFooter(file);
  let [text, row] = [0, 0];
  const makeRow = (cellOf: (column: number) => string): Row => {
    row += 1;
    const cells: string[] = [];
    let length = columns.length;
    for (let column = 0; column < columns.length; column += 1) {
      const cell = cellOf(column);
      length += cell.length;
      cells.push(cell);
    }
    if (length > LONGEST_ROW) throw new RowTooLong(row);
    text += length;
    if (text > MOST_TEXT) throw new TooMuch('too_much_unpacked', 'There is more in the file than can be read.');
    return cells;
  };
  yield [makeRow((column) => columns[column]?.name ?? '')];
  const most = Math.max(1, Math.min(ROWS_AT_ONCE, Math.floor(CELLS_AT_ONCE / Math.max(1, columns.length))));
  for (const { rows, chunks } of groups) {
    const limitDictionary = makeDictionaryLimit();
    const readers = chunks.map((chunk) => cellReader(file, chunk, rows, limitDictionary));
    for (let left = rows; left > 0; left -= most)
      yield Array.from({ length: Math.min(most, left) }, () => makeRow((column) => readers[column]?.() ?? ''));
  }
}
