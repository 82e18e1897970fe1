/** Finds the headers of a table whose first rows may be a title. */
import { tidy } from '#domain/bias/cells.ts';
import { LAST_HEADER_ROW } from '#domain/bias/plan-limits.ts';
import { saidIn } from '#domain/read-csv.ts';
import type { Batch } from './table.ts';

type Row = readonly string[];

export type Opening = {
  /** The row of the file that has the headers, counted from 1. 0 where the table is empty. */
  headerRow: number;
  /** The first rows with something in them. Any of them may have the headers. */
  firstRows: readonly { row: number; cells: Row }[];
};

const OFFERED = 10;
const OFFERED_CELLS = 10;
const EXAMINED = 20;
/** A title fills fewer cells than this share of the rows below it. */
const TITLE_SHARE = 0.5;

const filledIn = (cells: Row) => cells.filter((cell) => cell !== '').length;

/** The first row that fills about as many cells as the rows below it. */
const proposeHeaderRow = (rows: readonly Row[]): number => {
  const filled = rows.map(filledIn);
  const least = Math.max(1, Math.max(0, ...filled) * TITLE_SHARE);
  return filled.findIndex((count) => count >= least && (count > 1 || filled.every((other) => other <= 1))) + 1;
};

/** The headers, and the batches below them. Merged cells are numbered as rows are: the first below the headers is 1. */
export const openTable = async (batches: AsyncIterable<Batch>, chosen?: number) => {
  const source = batches[Symbol.asyncIterator]();
  const opening: Row[] = [];
  const merged: Batch['merged'][number][] = [];
  const needed = chosen === undefined ? EXAMINED : Math.max(EXAMINED, Math.min(chosen, LAST_HEADER_ROW));
  const next = async () => {
    const { done, value } = await source.next();
    return done
      ? undefined
      : { rows: value.rows.map((row) => row.map((cell) => tidy(saidIn(cell)))), merged: value.merged };
  };
  while (opening.length < needed) {
    const batch = await next();
    if (!batch) break;
    for (const row of batch.rows) opening.push(row);
    merged.push(...batch.merged);
  }
  const headerRow = chosen ?? proposeHeaderRow(opening.slice(0, EXAMINED));
  const isBelow = ({ row }: { row: number }) => row >= headerRow;
  const renumber = (cells: Batch['merged']) =>
    cells.filter(isBelow).map((one) => ({ ...one, row: one.row - headerRow + 1 }));
  const below = async function* () {
    yield { rows: opening.slice(headerRow), merged: renumber(merged) };
    for (let batch = await next(); batch; batch = await next())
      yield { rows: batch.rows, merged: renumber(batch.merged) };
  };
  return {
    headerRow,
    headers: opening[headerRow - 1] ?? [],
    firstRows: opening
      .slice(0, LAST_HEADER_ROW)
      .flatMap((cells, index) =>
        filledIn(cells) > 0 ? [{ row: index + 1, cells: cells.slice(0, OFFERED_CELLS) }] : [],
      )
      .slice(0, OFFERED),
    below: below(),
  };
};
