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

const asAWhole = (text: string) => {
  const rows = [...csvRows(text)].map(({ cells }) => cells);
  // A line break at the end starts no row.
  return /[\r\n]$/.test(text) && rows.at(-1)?.join('') === '' ? rows.slice(0, -1) : rows;
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
  ['a,b\n1,2\n', 'plain'],
  ['a;b\n0,5;2\n', 'with semicolons and decimal commas'],
  ['a,b\n"x\ny",2\n"say ""no""",3', 'with quoted ends of lines'],
  ['a,b\r1,2\r3,4', 'with the ends of lines of old'],
  ['a,b\r\n\r\n1,2\r\n', 'with an empty row'],
])('reads a stream like the complete file: %j', async (text) => {
  expect(await rowsOf(text)).toEqual(asAWhole(text));
});

test('a row that is too long stops reading and is named', async () => {
  const long = `a,b\n1,2\n"${'x'.repeat(LONGEST_ROW + 1)}"\n`;
  await expect(rowsOf(long, [10])).rejects.toMatchObject(new RowTooLong(3));
});
