/** Reads the table of a file in any supported format, in batches, with the row numbers of a spreadsheet. */
import type { Format } from '#domain/documents/words.ts';
import { LONGEST_START, type Row } from '#domain/reading/csv-grammar.ts';
import { csvBatches } from '#domain/reading/csv-stream.ts';
import { Damaged } from '#domain/reading/damaged.ts';
import { gunzipped } from '#domain/reading/gzip.ts';
import { cellsOf, columnNumber, type Sheet } from '#domain/reading/sheet.ts';
import { readWorkbook } from '#domain/reading/xlsx.ts';

/** Rows from `row` on, and their merged cells. Both are counted from 0. */
type Merged = { row: number; column: number; ref: string };
export type Batch = { rows: Row[]; merged: readonly Merged[] };

export type TableFile = {
  format: Format;
  content_type: string;
  chunks: () => AsyncIterable<Uint8Array>;
  /** The sheet of a workbook. The default is the first visible sheet. */
  sheet?: string | undefined;
};

/** The row of a CSV file that determines the separator. */
type WithHeaders = TableFile & { headerRow?: number | undefined };

export class NoSuchSheet extends Error {}

const charsetOf = (contentType: string) => /charset=([\w-]+)/.exec(contentType)?.[1] ?? 'utf-8';

/** The unpacked bytes of a CSV file. */
export const unpackedChunks = ({ format, chunks }: Pick<TableFile, 'format' | 'chunks'>) =>
  format === 'csv.gz' ? gunzipped(chunks()) : chunks();

const textOf = async function* (file: TableFile): AsyncGenerator<string> {
  const decoder = new TextDecoder(charsetOf(file.content_type));
  for await (const chunk of unpackedChunks(file)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
};

/** Whether the file is CSV, compressed or not. */
export const isCsv = (format: Format) => format === 'csv' || format === 'csv.gz';

/** The beginning of a CSV file, long enough to find its headers. Undefined for other formats. */
export const textStart = async (file: TableFile): Promise<string | undefined> => {
  if (!isCsv(file.format)) return undefined;
  let start = '';
  for await (const piece of textOf(file)) {
    start += piece;
    if (start.length >= LONGEST_START) break;
  }
  return start;
};

const mergedOf = ({ merged = [] }: Sheet): Merged[] =>
  merged.flatMap((ref) => {
    const [, column = '', row = ''] = /^([A-Z]{1,3})(\d{1,7})/.exec(ref) ?? [];
    return row === '' ? [] : [{ row: Number(row) - 1, column: columnNumber(column), ref }];
  });

const ROWS_AT_ONCE = 1000;

const rowOf = (sheet: Sheet, number: number): Row => {
  const row: string[] = [];
  for (const { column, text } of cellsOf(sheet, number, 0, sheet.columns)) {
    while (row.length < column) row.push('');
    row.push(text);
  }
  return row;
};

/** Reads the complete file, because a workbook's directory and a Parquet file's footer are at the end. */
const bytesOf = async ({ chunks }: TableFile) => {
  const parts: BlobPart[] = [];
  for await (const chunk of chunks()) parts.push(new Uint8Array(chunk));
  return new Blob(parts);
};

const sheetOf = async (file: TableFile): Promise<Sheet> => {
  const { sheet: wanted } = file;
  const workbook = await readWorkbook(await bytesOf(file));
  const at = workbook.sheets.findIndex(({ name, isHidden }) => (wanted === undefined ? !isHidden : name === wanted));
  if (at < 0 && wanted !== undefined) throw new NoSuchSheet();
  const sheet = await workbook.read(Math.max(0, at));
  if (sheet.isCut) throw new Damaged('This sheet is too large to read.');
  return sheet;
};

export async function* batchesOf(file: WithHeaders): AsyncGenerator<Batch> {
  if (file.format !== 'xlsx' && file.sheet !== undefined) throw new NoSuchSheet();
  if (file.format === 'parquet') {
    const { parquetBatches } = await import('#domain/reading/parquet/table.ts');
    for (const rows of parquetBatches(await (await bytesOf(file)).bytes())) yield { rows, merged: [] };
    return;
  }
  if (isCsv(file.format)) {
    for await (const rows of csvBatches(textOf(file), file.headerRow)) yield { rows, merged: [] };
    return;
  }
  const sheet = await sheetOf(file);
  const merged = mergedOf(sheet);
  for (let from = 0; from < sheet.rows; from += ROWS_AT_ONCE) {
    const length = Math.min(ROWS_AT_ONCE, sheet.rows - from);
    yield { rows: Array.from({ length }, (_, at) => rowOf(sheet, from + at)), merged: from === 0 ? merged : [] };
  }
}
