import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { ListState } from '#domain/list/address.ts';
import { distinctNames, fileName, nameOnDisk } from '#domain/list/file-name.ts';
import { several } from '#web/components/list/columns/column.ts';
import { csvOf, MOST_ROWS, sheetOf } from '#web/components/list/export/sheet.ts';
import { xlsxOf } from '#web/components/list/export/xlsx.ts';

test('a file name keeps its title without characters that are special in a shell', () => {
  const day = new Date(2026, 10, 22);
  expect(fileName('Claims triage ISO/IEC 42001:2023', day)).toBe('Claims triage ISO_IEC 42001_2023 2026-11-22');
  expect(fileName('.a "b" $(c) `d` \\ e?', day)).toBe('_a _b_ _(c) _d_ _ e_ 2026-11-22');
});

type Row = { id: string; at: string };

const rows = (count: number): Row[] => Array.from({ length: count }, (_, n) => ({ id: `row ${n}`, at: `day ${n}` }));

/** A list with this many rows, which records its requests. */
const listOf = (count: number) => {
  const asked: { state: ListState; cursor: string | undefined }[] = [];
  const all = rows(count);
  const read = async (state: ListState, cursor: string | undefined) => {
    asked.push({ state, cursor });
    const from = Number(cursor ?? 0);
    const to = from + state.limit;
    return {
      items: all.slice(from, to),
      total: count,
      facets: {},
      next_cursor: to < count ? String(to) : null,
    };
  };
  return { asked, read };
};

const columns = [
  { id: 'at', header: 'Day', text: ({ at }: Row) => at.toUpperCase(), inFile: ({ at }: Row) => at },
  { id: 'id', header: 'Name', text: ({ id }: Row) => id },
];
const state: ListState = { text: 'a', values: { tier: ['high'] }, sort: '-name', limit: 25 };
const signal = new AbortController().signal;

test('the file has every row of the filtered, sorted list with the shown columns', async () => {
  const { asked, read } = listOf(250);
  const told: number[] = [];
  const { headers, lines } = await sheetOf({ read }, state, columns)(signal, ({ rows }) => told.push(rows));

  expect(headers).toEqual(['Day', 'Name']);
  expect(lines).toEqual(rows(250).map(({ id, at }) => [at, id]));
  expect(told).toEqual([100, 200, 250]);
  expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, '100', '200']);
  for (const one of asked) expect(one.state).toEqual({ ...state, limit: 100 });
});

test('several values are separated by semicolons in a file, and form a sentence on screen', () => {
  const { text, inFile } = several(({ at }: { at: string[] }) => at, 'none');
  expect([text({ at: ['a', 'b, c'] }), inFile({ at: ['a', 'b, c'] })]).toEqual(['a, b, c', 'a; b, c']);
  expect([text({ at: [] }), inFile({ at: [] })]).toEqual(['none', 'none']);
});

test('the file of a long list has the first rows', async () => {
  const { read } = listOf(MOST_ROWS + 1);
  const { lines } = await sheetOf({ read }, state, columns)(signal, () => {});
  expect(lines).toHaveLength(MOST_ROWS);
});

test('cells are quoted where needed, and a byte order mark gives the encoding', () => {
  expect(
    csvOf({
      headers: ['Name', 'Note'],
      lines: [
        ['Ñandú, Ltd', 'says "yes"'],
        ['two\nlines', new Date(0)],
        [-1, ''],
      ],
    }),
  ).toBe('\uFEFFName,Note\r\n"Ñandú, Ltd","says ""yes"""\r\n"two\nlines",1970-01-01T00:00:00.000Z\r\n-1,\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is text in a spreadsheet, not a formula', (text) => {
  expect(csvOf({ headers: [], lines: [[text]] }).replaceAll('"', '')).toBe(`\uFEFF\r\n'${text}\r\n`);
});

test('a workbook has a fixed header, real dates and no formulas', async () => {
  const blob = await xlsxOf('AI: Applications', {
    headers: ['Name', 'Rows', 'Updated'],
    lines: [['=1+1', 3, new Date(2026, 10, 22, 12)]],
  });
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const sheet = text('xl/worksheets/sheet1.xml');
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  expect(sheet).not.toContain('<f>');
  expect(sheet).toMatch(/<c r="A2"[^>]* t="s"><v>3<\/v>/);
  expect(sheet).toMatch(/<c r="B2"[^>]*><v>3<\/v>/);
  expect(sheet).toMatch(/<c r="C2"[^>]*><v>46348.5<\/v>/);
  expect(text('xl/sharedStrings.xml')).toContain('<t>=1+1</t>');
  expect(text('xl/workbook.xml')).toContain('name="AI  Applications"');
});

test.each([
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['Console', 'Console'],
  ['Zz.', 'Zz_'],
  ['Acme Inc. ', 'Acme Inc_'],
  ['', '_'],
  ['E\u0301tude', '\u00c9tude'],
])('the name %j is written as %j, which Windows accepts, too', (text, name) => {
  expect(nameOnDisk(text)).toBe(name);
});

test('names that differ only in case get numbers', () => {
  expect(distinctNames(['Aa', 'aA', 'aa (2)', 'b', 'AA'])).toEqual(['Aa', 'aA (2)', 'aa (2) (2)', 'b', 'AA (3)']);
});
