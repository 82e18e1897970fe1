import { expect, test } from 'vitest';
import type { ListState } from '#domain/list/address.ts';
import { csvOf } from '#web/components/list/csv.ts';
import { MOST_ROWS, sheetOf } from '#web/components/list/sheet.ts';

type Row = { id: string; at: string };

const rows = (count: number): Row[] => Array.from({ length: count }, (_, n) => ({ id: `row ${n}`, at: `day ${n}` }));

/** A list of so many rows, and what it was asked. */
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

test('the file holds every row of the list as it is filtered and sorted, with the columns that are shown', async () => {
  const { asked, read } = listOf(250);
  const told: number[] = [];
  const { headers, lines } = sheetOf({ read }, state, columns);
  const all = await lines(signal, ({ rows }) => told.push(rows));

  expect(headers).toEqual(['Day', 'Name']);
  expect(all).toEqual(rows(250).map(({ id, at }) => [at, id]));
  expect(told).toEqual([100, 200, 250]);
  expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, '100', '200']);
  for (const one of asked) expect(one.state).toEqual({ ...state, limit: 100 });
});

test('of a list that is too long the file holds the first rows', async () => {
  const { read } = listOf(MOST_ROWS + 1);
  const lines = await sheetOf({ read }, state, columns).lines(signal, () => {});
  expect(lines).toHaveLength(MOST_ROWS);
});

test('cells are quoted where they must be, and a spreadsheet knows how they are written', () => {
  expect(
    csvOf([
      ['Name', 'Note'],
      ['Ñandú, Ltd', 'says "yes"'],
      ['two\nlines', ''],
    ]),
  ).toBe('\uFEFFName,Note\r\n"Ñandú, Ltd","says ""yes"""\r\n"two\nlines",\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is text to a spreadsheet, and no formula', (text) => {
  expect(csvOf([[text]]).replaceAll('"', '')).toBe(`\uFEFF'${text}\r\n`);
});
