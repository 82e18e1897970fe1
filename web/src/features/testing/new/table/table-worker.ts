/** Worker that reads a table without blocking the page. */
import { FORMATS } from '#domain/documents/words.ts';
import { blobChunks } from '#domain/reading/blob-chunks.ts';
import { findCharset } from '#domain/reading/charset.ts';
import { RowTooLong } from '#domain/reading/csv-stream.ts';
import { Damaged, TooMuch } from '#domain/reading/damaged.ts';
import { isNoText } from '#domain/reading/no-table.ts';
import { UnsupportedParquet } from '#domain/reading/parquet/problem.ts';
import { readWorkbook } from '#domain/reading/xlsx.ts';
import { openTable } from '#domain/tests/header-row.ts';
import { survey } from '#domain/tests/setup/survey.ts';
import { isCsv, NoSuchSheet, unpackedChunks } from '#domain/tests/table.ts';
import type { Asked, Failed, Looked } from './table.ts';

const BEGINNING = 4096;

/** Checks the beginning only. The server would refuse the file only after all steps. */
const mustBeText = async (chunks: AsyncIterable<Uint8Array>, charset: string) => {
  const decoder = new TextDecoder(charset);
  let text = '';
  for await (const chunk of chunks) {
    text += decoder.decode(chunk.subarray(0, BEGINNING), { stream: true });
    if (text.length >= BEGINNING / 2) break;
  }
  if (isNoText(text)) throw new Damaged('This is no table.');
};

const look = async ({ file, format, sheet, headerRow }: Asked): Promise<Looked> => {
  const sheets =
    format === 'xlsx'
      ? (await readWorkbook(file)).sheets.flatMap(({ name, isHidden }) => (isHidden ? [] : [name]))
      : [];
  const chunks = () => blobChunks(file);
  // The API has not detected the character encoding of an unchecked file yet.
  const charset = isCsv(format) ? await findCharset(unpackedChunks({ format, chunks })) : '';
  if (isCsv(format)) await mustBeText(unpackedChunks({ format, chunks }), charset);
  const content_type = `${FORMATS[format]}; charset=${charset}`;
  const table = await survey(await openTable({ format, content_type, chunks, sheet }, headerRow));
  return { survey: table, sheets, isForeign: charset === 'windows-1252' };
};

const whyNot = (error: unknown): Failed => {
  if (error instanceof UnsupportedParquet)
    return { why: `parquet_${error.problem}`, column: error.column, found: error.found };
  if (error instanceof RowTooLong) return { why: 'row_too_long' };
  if (error instanceof TooMuch) return { why: 'too_much' };
  return { why: error instanceof NoSuchSheet ? 'no_such_sheet' : 'unreadable' };
};

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  try {
    self.postMessage({ looked: await look(data) });
  } catch (error) {
    self.postMessage({ failed: whyNot(error) });
  }
};
