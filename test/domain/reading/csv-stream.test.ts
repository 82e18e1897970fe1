/** Streaming a CSV file gives the same rows as reading it whole, at any chunk boundary. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvBatches, LONGEST_ROW, RowTooLong } from '#domain/reading/csv-stream.ts';
import { csvRows } from '#domain/reading/read-csv.ts';

const inPieces = async function* (text: string, cuts: readonly number[]) {
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).toSorted((a, b) => a - b), text.length];
  for (const [index, from] of places.entries()) yield text.slice(from, places[index + 1] ?? text.length);
};

const rowsOf = async (text: string, cuts: readonly number[] = []) => {
  const rows: (readonly string[])[] = [];
  for await (const batch of csvBatches(inPieces(text, cuts))) rows.push(...batch);
  return rows;
};

test('gives the same rows for any chunk boundaries', async () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'ñ', ',', ',', '"', '""', '\n', '\r\n', '\r', ' '),
    maxLength: 60,
  });
  await fc.assert(
    fc.asyncProperty(text, fc.array(fc.nat(200), { maxLength: 6 }), async (said, cuts) => {
      expect(await rowsOf(`one,two\n${said}`, cuts)).toEqual(await rowsOf(`one,two\n${said}`));
    }),
  );
});

test.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\n0,5;2\n',
    [
      ['a', 'b'],
      ['0,5', '2'],
    ],
  ],
  [
    'a,b\n"x\ny",2\n"say ""no""",3',
    [
      ['a', 'b'],
      ['x\ny', '2'],
      ['say "no"', '3'],
    ],
  ],
  [
    'a,b\r1,2\r3,4',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['a,b\r\n\r\n1,2\r\n', [['a', 'b'], [''], ['1', '2']]],
  [
    'a,b\n"1"x,"',
    [
      ['a', 'b'],
      ['1x', ''],
    ],
  ],
])('reads %j', async (text, rows) => {
  expect(await rowsOf(text)).toEqual(rows);
  expect([...csvRows(text)].map(({ cells }) => cells)).toEqual(rows);
});

test('names the first line of each row, and of a quote that is left open', () => {
  const lines = (text: string) => [...csvRows(text)].map(({ line, openQuote }) => [line, openQuote]);
  expect(lines('a,b\n"x\ny","z\n"\n1,2')).toEqual([
    [1, undefined],
    [2, undefined],
    [5, undefined],
  ]);
  expect(lines('a,b\r\n"x\r\ny","1\r\n2"3,"\r\n"4\r\n5,"6')).toEqual([
    [1, undefined],
    [2, 3],
    [6, 6],
  ]);
});

test('a row that is too long stops reading and is named', async () => {
  const long = `a,b\n1,2\n"${'x'.repeat(LONGEST_ROW + 1)}"\n`;
  await expect(rowsOf(long, [10])).rejects.toMatchObject(new RowTooLong(3));
});
