/** Streams the rows of a CSV file of any length in batches. At most one incomplete row stays in memory. */
import { LONGEST_START, makeCutter, type Row, separatorOf } from './csv-grammar.ts';

/** The row is too long to be intentional. */
export class RowTooLong extends Error {
  readonly row: number;
  constructor(row: number) {
    super(`Row ${row} is too long.`);
    this.row = row;
  }
}

export const LONGEST_ROW = 1024 * 1024;

/** Includes empty rows, so that row numbers match those in a spreadsheet. */
export async function* csvBatches(pieces: AsyncIterable<string>, headerRow?: number): AsyncGenerator<Row[]> {
  let rest = '';
  let separator: string | undefined;
  let rows = 0;
  const cut = (isEnd: boolean): Row[] => {
    separator ??= separatorOf(rest, headerRow);
    const next = makeCutter(rest, separator, isEnd);
    const batch: Row[] = [];
    let at = 0;
    for (let one = next(0); one; one = next(at)) {
      if (one.next - at > LONGEST_ROW) throw new RowTooLong(rows + 1);
      batch.push(one.row);
      rows += 1;
      at = one.next;
    }
    rest = rest.slice(at);
    if (rest.length > LONGEST_ROW) throw new RowTooLong(rows + 1);
    return batch;
  };
  for await (const piece of pieces) {
    rest += piece;
    if (separator === undefined && rest.length < LONGEST_START) continue;
    yield cut(false);
  }
  if (rest !== '') yield cut(true);
}
