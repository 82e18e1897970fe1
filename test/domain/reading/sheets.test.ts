import { describe, expect, test } from 'vitest';
import { styleOfFormat } from '#domain/reading/cell-styles.ts';
import { readCsvSheet } from '#domain/reading/csv-sheet.ts';
import { cellAt, cellsOf, columnName, columnNumber, makeSheetWriter, type Sheet } from '#domain/reading/sheet.ts';
import { readWorkbook } from '#domain/reading/xlsx.ts';
import { xlsxOf, zipOf } from '#test/office-files.ts';

const rowsOf = (sheet: Sheet) =>
  Array.from({ length: sheet.rows }, (_, row) =>
    Array.from({ length: sheet.columns }, (_, column) => cellAt(sheet, row, column)),
  );

const csv = (...text: BlobPart[]) => readCsvSheet(new Blob(text), 'a.csv').then(rowsOf);

describe('A CSV file as a table', () => {
  test('keeps cells unchanged, including blanks, quotes and line breaks', async () => {
    expect(await csv('a, b ,"c ""d"""\r\n\r\n=1+1,,"two\nlines"\r\n')).toEqual([
      ['a', ' b ', 'c "d"'],
      ['', '', ''],
      ['=1+1', '', 'two\nlines'],
    ]);
  });

  test('may use semicolons or tabs, and Windows or old spreadsheet encodings', async () => {
    expect(await csv('a;b,c;d\n1;2')).toEqual([
      ['a', 'b,c', 'd'],
      ['1', '2', ''],
    ]);
    expect(await csv('a\tb')).toEqual([['a', 'b']]);
    expect(await csv(new Uint8Array([0x61, 0xf1, 0x6f]))).toEqual([['año']]);
    expect(await csv(new Uint8Array([0xff, 0xfe, 0x61, 0, 0x2c, 0, 0xf1, 0]))).toEqual([['a', 'ñ']]);
    expect(await csv('\uFEFFñ')).toEqual([['ñ']]);
  });

  test('has no rows when empty', async () => {
    expect(await csv('')).toEqual([]);
  });
});

const STYLES = `<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="9"/><xf numFmtId="20"/></cellXfs>`;

const workbookOf = async (data: string, more: Partial<Parameters<typeof xlsxOf>[0]> = {}) => {
  const { read } = await readWorkbook(xlsxOf({ sheets: { One: data }, ...more }));
  return rowsOf(await read(0));
};

describe('A spreadsheet', () => {
  test('reads shared and inline texts without phonetic hints', async () => {
    const shared =
      '<si><t>Name</t></si><si><r><t>two </t></r><r><t xml:space="preserve">parts &amp; more</t></r><rPh><t>x</t></rPh></si>';
    const data =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
      '<row r="3"><c r="B3" t="inlineStr"><is><t>own &#241;</t></is></c><c r="C3" t="s"><v>0</v></c></row>';
    expect(await workbookOf(data, { shared })).toEqual([
      ['Name', '', 'two parts & more'],
      ['', '', ''],
      ['', 'own ñ', 'Name'],
    ]);
  });

  test('reads numbers, dates, times, percentages, booleans and errors', async () => {
    const data =
      '<row><c><v>0.30000000000000004</v></c><c s="1"><v>46348</v></c><c s="2"><v>46348.5</v></c><c s="3"><v>0.255</v></c>' +
      '<c s="4"><v>0.75</v></c><c t="b"><v>1</v></c><c t="e"><v>#DIV/0!</v></c></row>';
    expect(await workbookOf(data, { styles: STYLES })).toEqual([
      ['0.3', '2026-11-22', '2026-11-22 12:00', '25.5%', '18:00', 'TRUE', '#DIV/0!'],
    ]);
  });

  test('may count days from 1904', async () => {
    const data = '<row><c s="1"><v>0</v></c></row>';
    const from1904 = { styles: STYLES, properties: '<workbookPr date1904="1"/>' };
    expect(await workbookOf(data, from1904)).toEqual([['1904-01-01']]);
  });

  test('shows the result of a formula, never the formula', async () => {
    const data =
      '<row><c><f>SUM(1,2)</f><v>3</v></c><c t="str"><f>"a"</f><v>a</v></c><c><f>NOW()</f></c><c><v>4</v></c></row>';
    expect(await workbookOf(data)).toEqual([['3', 'a', '', '4']]);
  });

  test('is read one sheet at a time, by name', async () => {
    const { sheets, read } = await readWorkbook(
      xlsxOf({ sheets: { One: '', 'R&amp;D': '<row><c><v>7</v></c></row>' } }),
    );
    expect(sheets.map(({ name }) => name)).toEqual(['One', 'R&D']);
    expect(rowsOf(await read(1))).toEqual([['7']]);
    expect((await read(0)).rows).toBe(0);
  });

  test.each([
    ['no zip file', new Blob(['PK, but not really'])],
    ['a zip file of something else', zipOf({ 'a.txt': 'a' })],
    ['cut in two', xlsxOf({ sheets: { One: '<row>' } }).slice(0, 700)],
    ['with declarations of its own', zipOf({ 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>' })],
  ])('is damaged when it is %s', async (_, file) => {
    await expect(readWorkbook(file)).rejects.toThrow(expect.objectContaining({ name: 'Damaged' }));
  });
});

test('the number format decides the display', () => {
  const formats = [
    '0.00',
    'd-mmm-yy',
    '[$-409]h:mm AM/PM',
    '[Red]0%',
    '"days "0',
    'yyyy-mm-dd hh:mm',
    'mmmm',
    '[h]:mm:ss',
  ];
  expect(formats.map(styleOfFormat)).toEqual(['number', 'date', 'time', 'percent', 'number', 'moment', 'date', 'time']);
});

test('columns have spreadsheet letters', () => {
  expect([0, 25, 26, 701, 702, 16_383].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA', 'XFD']);
  expect(['A', 'Z', 'AA', 'ZZ', 'AAA', 'XFD'].map(columnNumber)).toEqual([0, 25, 26, 701, 702, 16_383]);
});

test('a table holds a limited number of cells and marks the rest as cut', () => {
  const writer = makeSheetWriter(3);
  for (let row = 0; row < 3; row += 1)
    if (writer.row(row)) for (const column of [0, 1]) writer.cell(column, `${row}${column}`);
  const sheet = writer.done('one');
  expect([sheet.rows, sheet.isCut]).toEqual([2, true]);
  expect(cellsOf(sheet, 1, 1, 5)).toEqual([{ column: 1, text: '11' }]);
});
