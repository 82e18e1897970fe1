import { expect, test } from 'vitest';
import { csvLine } from '#domain/list/csv.ts';
import { readOwnFile } from '#domain/own-framework/file.ts';
import { NoTable, rowsOfFile } from '#domain/reading/file-rows.ts';
import { xlsxOf } from '#test/office-files.ts';

const read = async (...lines: readonly (readonly string[])[]) =>
  readOwnFile(await rowsOfFile(new Blob([lines.map((line) => csvLine(line)).join('')])));
const HEAD = ['Id', 'Title', 'Text', 'Group', 'Effective from', 'Controls'];
const said = ({ rows }: Awaited<ReturnType<typeof read>>) =>
  rows.flatMap(({ line, problems }) => problems.map(({ column, broken }) => [line, column, broken.code]));

test('each row is a requirement, with columns in either language and any order', async () => {
  const { rows } = await read(
    ['Título', 'Número', 'Controles', 'Vigente desde'],
    ['Avisar', 'HR-1', 'notice: completo; human check', '2027-03-31'],
  );
  expect(rows).toMatchObject([
    {
      line: 2,
      problems: [],
      requirement: {
        ...{ id: 'HR-1', title: 'Avisar', text: '', group: '', effective_from: '2027-03-31' },
        controls: [
          { control: 'notice', strength: 'full' },
          { control: 'human_check', strength: 'partial' },
        ],
      },
    },
  ]);
});

test('a problem in a cell names its line and column', async () => {
  const file = await read(
    HEAD,
    ['HR-1', 'Tell people', '', '', '', ''],
    ['hr-1', 'The same id', '', '', '', ''],
    ['', 'No id', '', '', '', ''],
    ['HR/4', '', '', '', '31.3.2027', 'prayer'],
    ['HR-5', 'Half lost: caf\uFFFD', '', '', '', 'notice: a lot'],
  );
  expect(said(file)).toEqual([
    [3, 'id', 'repeated_in_line'],
    [4, 'id', 'required'],
    [5, 'id', 'not_a_requirement_id'],
    [5, 'title', 'required'],
    [5, 'effective_from', 'not_a_day'],
    [5, 'controls', 'no_such_control'],
    [6, 'title', 'lost_character'],
    [6, 'controls', 'not_a_choice'],
  ]);
});

test('a formula is read as text', async () => {
  const { rows } = await read(HEAD, ['HR-1', '=HYPERLINK("https://example.com")', '', '', '', '']);
  expect(rows[0]).toMatchObject({ requirement: { title: '=HYPERLINK("https://example.com")' }, problems: [] });
});

test('a file without required columns or with too many rows is refused', async () => {
  expect(await read(['Name of it', 'Text'], ['a', 'b'])).toMatchObject({ rows: [], missing: ['id', 'title'] });
  expect(readOwnFile([])).toMatchObject({ rows: [], missing: ['id', 'title'], count: 0 });
  const many = Array.from({ length: 10_000 }, (_, at) => [`R-${at}`, 'One of many']);
  expect(await read(HEAD, ...many)).toMatchObject({ rows: [], missing: [], count: 10_000 });
});

test('a pre-Unicode Windows file is read correctly', async () => {
  const file = new Blob([
    new Uint8Array([...'Id,Title\r\nHR-1,Formaci'].map((letter) => letter.charCodeAt(0))),
    new Uint8Array([0xf3]),
    'n',
  ]);
  expect(readOwnFile(await rowsOfFile(file)).rows[0]?.requirement.title).toBe('Formación');
});

test('reads the first sheet of a workbook like a text file, with dates and gaps', async () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const workbook = xlsxOf({
    styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>',
    sheets: {
      Rules:
        `<row r="1">${cell('A1', 'Id')}${cell('B1', 'Title')}${cell('C1', 'Text')}${cell('D1', 'Effective from')}</row>` +
        `<row r="3">${cell('A3', 'HR-1')}${cell('B3', 'Tell people')}<c r="D3" s="1"><v>46477</v></c></row>`,
    },
  });
  const { rows } = readOwnFile(await rowsOfFile(workbook));
  expect(rows).toMatchObject([
    {
      line: 3,
      requirement: { id: 'HR-1', title: 'Tell people', text: '', effective_from: '2027-03-31' },
      problems: [],
    },
  ]);
  await expect(rowsOfFile(workbook.slice(0, 700))).rejects.toThrow();
});

test('content that is neither text nor a workbook is refused under any name', async () => {
  const picture = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])]);
  await expect(rowsOfFile(picture)).rejects.toThrow(NoTable);
  for (const name of ['fake.xlsx', 'fake.png', 'fake'])
    await expect(rowsOfFile(new Blob(['Id,Title']), name)).rejects.toThrow(NoTable);
  await expect(rowsOfFile(new Blob(['Id,Title']), 'True.CSV')).resolves.toHaveLength(1);
  for (const content of ['%PDF-1.7\nId,Title', 'MZ\0\x01 Id,Title', '\x7fELF\x02\x01'])
    await expect(rowsOfFile(new Blob([content]))).rejects.toThrow(NoTable);
});

test('an unclosed quote is reported with its opening row, with or without a later quote', async () => {
  const openIn = async (...lines: readonly string[]) =>
    readOwnFile(await rowsOfFile(new Blob([lines.join('\r\n')]))).openQuote;
  expect(await openIn('Id,Title', 'HR-1,One', 'HR-2,"Two', 'HR-3,Three')).toBe(3);
  expect(await openIn('Id,Title,Text', 'HR-1,"One,x', 'HR-2,"Two","y"', 'HR-3,Three,z')).toBe(2);
  expect(await openIn('Id,Text,Title', 'HR-1,"Two', 'lines, and ""quoted""",One', 'HR-2,,Two')).toBeUndefined();
});

test('unused input is reported: unknown or repeated columns, and cells without a column', async () => {
  const file = await read(
    ['Id', 'Title', 'Owner', 'Name', ''],
    ['HR-1', 'One', 'Ada', 'Eins'],
    ['HR-2', 'Two', '', '', 'a'],
    ['HR-3', 'Three', '', '', '', 'b'],
  );
  expect(file.notTaken).toEqual({ columns: ['Owner', 'Name'], lines: [3, 4] });
  expect((await read(HEAD, ['HR-1', 'One', '', '', '', '', ''])).notTaken).toEqual({ columns: [], lines: [] });
});
