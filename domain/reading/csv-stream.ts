/** Streams the rows of a CSV file of any length in batches. At most one incomplete row stays in memory. */
import { LONGEST_START, separatorOf } from './read-csv.ts';

export type Row = readonly string[];

/** The row is too long to be intentional. */
export class RowTooLong extends Error {
  readonly row: number;
  constructor(row: number) {
    super(`Row ${row} is too long.`);
    this.row = row;
  }
}

export const LONGEST_ROW = 1024 * 1024;

const NEVER = Number.POSITIVE_INFINITY;

/** Finds the next occurrence of a character and caches it, so that repeated calls are cheap. */
const makeFinder = (text: string, sign: string) => {
  let found = -1;
  return (from: number) => {
    if (found < from) {
      const next = text.indexOf(sign, from);
      found = next < 0 ? NEVER : next;
    }
    return found;
  };
};

type Cut = { row: string[]; next: number };

/** Splits complete rows off a text. The remainder is an incomplete row. */
const makeCutter = (text: string, separator: string, isEnd: boolean) => {
  const [feed, back, quote] = ['\n', '\r', '"'].map((sign) => makeFinder(text, sign));
  const lineEnd = (from: number) => Math.min(feed?.(from) ?? NEVER, back?.(from) ?? NEVER, text.length);

  /** The start of the next row. Undefined if the line break may continue in the next chunk. */
  const after = (end: number) => {
    if (text[end] !== '\r') return end + 1;
    if (end + 1 === text.length && !isEnd) return undefined;
    return text[end + 1] === '\n' ? end + 2 : end + 1;
  };

  const closing = (from: number): number | undefined => {
    for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
      if (at + 1 === text.length && !isEnd) return undefined;
      if (text[at + 1] !== '"') return at;
    }
    return isEnd ? text.length : undefined;
  };

  const quotedRow = (from: number): Cut | undefined => {
    const row: string[] = [];
    let at = from;
    for (;;) {
      let quoted = '';
      if (text[at] === '"') {
        const end = closing(at + 1);
        if (end === undefined) return undefined;
        quoted = text.slice(at + 1, end).replaceAll('""', '"');
        at = end + 1;
      }
      const end = lineEnd(at);
      const next = text.indexOf(separator, at);
      const isLast = next < 0 || next > end;
      if (isLast && end === text.length && !isEnd) return undefined;
      const stop = isLast ? end : next;
      row.push(quoted + text.slice(at, stop));
      if (!isLast) at = next + 1;
      else {
        const beyond = after(end);
        return beyond === undefined ? undefined : { row, next: beyond };
      }
    }
  };

  return (from: number): Cut | undefined => {
    if (from >= text.length) return undefined;
    const end = lineEnd(from);
    if ((quote?.(from) ?? NEVER) < end) return quotedRow(from);
    if (end === text.length && !isEnd) return undefined;
    const next = after(end);
    return next === undefined ? undefined : { row: text.slice(from, end).split(separator), next };
  };
};

/** The first rows of a text, which may end within a row. */
export const openingRows = (text: string, separator: string, most: number): Row[] => {
  const next = makeCutter(text, separator, true);
  const rows: Row[] = [];
  for (let one = next(0); one && rows.length < most; one = next(one.next)) rows.push(one.row);
  return rows;
};

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
