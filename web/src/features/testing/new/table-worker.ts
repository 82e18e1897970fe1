/** Reads a table away from the page, which goes on meanwhile. */
import { RowTooLong } from '#domain/reading/csv-stream.ts';
import { Damaged } from '#domain/reading/damaged.ts';
import { isNoText } from '#domain/reading/no-table.ts';
import { readWorkbook } from '#domain/reading/xlsx.ts';
import { survey } from '#domain/tests/survey.ts';
import { batchesOf, NoSuchSheet } from '#domain/tests/table.ts';
import type { Asked, Looked, Why } from './table.ts';

/** What was not checked yet does not say how it is written. */
const contentTypeOf = async (file: Blob) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'text/csv; charset=utf-16le';
  if (first === 0xfe && second === 0xff) return 'text/csv; charset=utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'text/csv; charset=utf-8';
  } catch {
    return 'text/csv; charset=windows-1252';
  }
};

/** As far as its beginning tells: its check would refuse it only after all was decided. */
const isOther = async (file: Blob, contentType: string) => {
  const charset = contentType.split('charset=').at(-1);
  return isNoText(new TextDecoder(charset).decode(await file.slice(0, 4096).arrayBuffer()));
};

const look = async ({ file, format, sheet, headerRow }: Asked): Promise<Looked> => {
  const sheets =
    format === 'xlsx'
      ? (await readWorkbook(file)).sheets.flatMap(({ name, isHidden }) => (isHidden ? [] : [name]))
      : [];
  const content_type = format === 'csv' ? await contentTypeOf(file) : '';
  if (format === 'csv' && (await isOther(file, content_type))) throw new Damaged('This is no table.');
  const chunks = async function* () {
    const reader = file.stream().getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  };
  const surveyFrom = (row: number | undefined) =>
    survey(batchesOf({ format, content_type, chunks, sheet, headerRow: row }), row);
  const found = await surveyFrom(headerRow);
  // The row with the headers tells what separates cells, so a table below a title is read again as its run reads it.
  const isBelowTitle = headerRow === undefined && found.headerRow !== found.firstRows[0]?.row;
  const table = isBelowTitle && found.headerRow > 0 ? await surveyFrom(found.headerRow) : found;
  return { survey: table, sheets, isForeign: content_type.endsWith('windows-1252') };
};

const whyNot = (error: unknown): Why => {
  if (error instanceof RowTooLong) return 'row_too_long';
  return error instanceof NoSuchSheet ? 'no_such_sheet' : 'unreadable';
};

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  try {
    self.postMessage({ looked: await look(data) });
  } catch (error) {
    self.postMessage({ failed: whyNot(error) });
  }
};
