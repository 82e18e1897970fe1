import { expect, test } from 'vitest';
import { makeSheetWriter } from '#domain/reading/sheet.ts';
import { fileSize } from '#web/components/upload/file-size.ts';
import { problemOfFile } from '#web/components/upload/problem-of-file.ts';
import { columnAt, columnStarts, ROW, scrollOf, widthOf } from '#web/features/document-viewer/sheet/sheet-layout.ts';

test('an unsupported file is refused before upload, with a suggestion', () => {
  const codes = (name: string, size: number) => problemOfFile({ name, size })?.code;
  expect([codes('a.pdf', 1), codes('B.XLSX', 50 * 1024 * 1024), codes('c.csv', 9)].filter(Boolean)).toEqual([]);
  expect([codes('a.pdf', 0), codes('a.pdf', 50 * 1024 * 1024 + 1)]).toEqual(['empty_file', 'file_too_big']);
  expect(problemOfFile({ name: 'old.xls', size: 1 })).toEqual({
    code: 'save_as_other',
    params: { ending: '.xls', other: '.xlsx' },
  });
});

test('sizes are in the reader’s number format', () => {
  expect([1, 2048, 9.6 * 1024 * 1024].map((size) => fileSize(size, 'en'))).toEqual(['1 byte', '2 kB', '9.6 MB']);
  expect(fileSize(9.6 * 1024 * 1024, 'es')).toBe('9,6 MB');
});

test('a table taller than the browser’s maximum scrolls from its first row to its last', () => {
  const height = 928;
  const room = height - 28;
  for (const rows of [10, 1000, 1_048_576]) {
    const scroll = scrollOf(rows, height);
    expect(scroll.height).toBeLessThan(17_000_000);
    const end = Math.max(0, scroll.height - height);
    expect(scroll.topOf(0)).toBe(0);
    expect(scroll.topOf(end)).toBeCloseTo(Math.max(0, rows * ROW - room), 3);
    expect(scroll.scrolledOf(scroll.topOf(end))).toBeCloseTo(end, 3);
  }
});

test('columns are as wide as their content within limits, and are found by position', () => {
  const writer = makeSheetWriter();
  writer.row(0);
  for (const [column, text] of ['a', 'word '.repeat(4), 'long '.repeat(100)].entries()) writer.cell(column, text);
  const starts = columnStarts(writer.done('one'));
  const widths = [0, 1, 2].map((column) => widthOf(starts, column));
  expect(widths).toEqual([72, 168, 320]);
  expect([0, 71, 72, 239, 240, 9_999].map((place) => columnAt(starts, place))).toEqual([0, 0, 1, 1, 2, 2]);
});
