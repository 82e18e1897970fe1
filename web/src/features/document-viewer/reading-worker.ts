/** Worker that reads files without blocking the page. */
import { FORMATS, type TableFormat } from '#domain/documents/words.ts';
import { blobChunks } from '#domain/reading/blob-chunks.ts';
import { findCharset } from '#domain/reading/charset.ts';
import { readCsvSheet } from '#domain/reading/csv-sheet.ts';
import { readWordDocument } from '#domain/reading/docx.ts';
import { buffersOf, makeSheetWriter } from '#domain/reading/sheet.ts';
import { readWorkbook, type Workbook } from '#domain/reading/xlsx.ts';
import { batchesOf, isCsv, unpackedChunks } from '#domain/tests/table.ts';
import type { Answer, Question } from './reading.ts';

let workbook: Workbook | undefined;

const csvAsWorkbook = (file: Blob, name: string): Workbook => ({
  sheets: [{ name, isHidden: false }],
  read: () => readCsvSheet(file, name),
});

/** Reads row by row, because the unpacked data may exceed what can be shown. */
const tableAsWorkbook = (file: Blob, format: TableFormat, name: string): Workbook => ({
  sheets: [{ name, isHidden: false }],
  read: async () => {
    const chunks = () => blobChunks(file);
    const charset = isCsv(format) ? await findCharset(unpackedChunks({ format, chunks })) : '';
    const writer = makeSheetWriter();
    let number = 0;
    for await (const { rows } of batchesOf({ format, content_type: `${FORMATS[format]}; charset=${charset}`, chunks }))
      for (const row of rows) {
        if (!writer.row(number)) return writer.done(name);
        for (const [column, cell] of row.entries()) writer.cell(column, cell);
        number += 1;
      }
    return writer.done(name);
  },
});

const workbookOf = (format: TableFormat, file: Blob, name: string) => {
  if (format === 'xlsx') return readWorkbook(file);
  return format === 'csv' ? csvAsWorkbook(file, name) : tableAsWorkbook(file, format, name);
};

const answer = async (asked: Question): Promise<Answer> => {
  if (asked.kind === 'word') return { kind: 'word', document: await readWordDocument(asked.file) };
  if (asked.kind === 'sheet') {
    if (!workbook) throw new Error('A sheet is asked for before its workbook.');
    return { kind: 'sheet', sheet: await workbook.read(asked.number) };
  }
  workbook = await workbookOf(asked.format, asked.file, asked.name);
  return { kind: 'workbook', sheets: workbook.sheets };
};

self.onmessage = async ({ data }: MessageEvent<{ id: number; asked: Question }>) => {
  const { id, asked } = data;
  try {
    const given = await answer(asked);
    const transfer = given.kind === 'sheet' ? buffersOf(given.sheet) : [];
    self.postMessage({ id, given }, { transfer });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    self.postMessage({ id, failed: { name, message } });
  }
};
