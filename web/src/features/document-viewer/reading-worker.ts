/** Reads files away from the page, which goes on meanwhile. */
import { readCsvSheet } from '#domain/reading/csv-sheet.ts';
import { readWordDocument } from '#domain/reading/docx.ts';
import { buffersOf } from '#domain/reading/sheet.ts';
import { readWorkbook, type Workbook } from '#domain/reading/xlsx.ts';
import type { Answer, Question } from './reading.ts';

let workbook: Workbook | undefined;

const csvAsWorkbook = (file: Blob, name: string): Workbook => ({
  sheets: [{ name, isHidden: false }],
  read: () => readCsvSheet(file, name),
});

const answer = async (asked: Question): Promise<Answer> => {
  if (asked.kind === 'word') return { kind: 'word', document: await readWordDocument(asked.file) };
  if (asked.kind === 'sheet') {
    if (!workbook) throw new Error('A sheet is asked for before its workbook.');
    return { kind: 'sheet', sheet: await workbook.read(asked.number) };
  }
  workbook = asked.format === 'csv' ? csvAsWorkbook(asked.file, asked.name) : await readWorkbook(asked.file);
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
