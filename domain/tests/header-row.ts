/** Finds the header row of a table. The wizard, each run and each check of a result use this rule. */
import { LAST_HEADER_ROW } from '#domain/bias/plan/plan-limits.ts';
import { openingRows, type Row, SEPARATORS, separatorOf } from '#domain/reading/csv-grammar.ts';
import { saidIn } from '#domain/reading/read-csv.ts';
import { type Batch, batchesOf, type TableFile, textStart } from './table.ts';

/** A row of the file counted from 1, or the rule of results that do not name their row. */
export type WantedRow = number | 'first_filled' | undefined;

export type Opening = {
  /** The row of the file with the headers, counted from 1. 0 if the table is empty. */
  headerRow: number;
  /** The first rows that are not empty. Any row among them may be the header row. */
  firstRows: readonly { row: number; cells: Row }[];
};

export type OpenTable = Opening & {
  headers: Row;
  /** The rows below the headers. Merged cells are numbered as rows are: the first row below the headers is 1. */
  below: AsyncIterable<Batch>;
};

const OFFERED = 10;
const OFFERED_CELLS = 10;
/** The number of filled rows that are examined to separate a title from headers. */
const EXAMINED = 20;
/** A title fills fewer cells than this share of the typical row. A single row with extra cells has no effect. */
const TITLE_SHARE = 0.5;

const filledIn = (cells: Row) => cells.filter((cell) => saidIn(cell) !== '').length;

const filledRows = (rows: readonly Row[]) =>
  rows.flatMap((cells, index) => {
    const filled = filledIn(cells);
    return filled > 0 ? [{ row: index + 1, cells, filled }] : [];
  });

/** The first row that fills about as many cells as most rows. */
const findHeaderRow = (rows: readonly Row[]): number => {
  const examined = filledRows(rows.slice(0, LAST_HEADER_ROW)).slice(0, EXAMINED);
  const counts = examined.map(({ filled }) => filled).toSorted((a, b) => a - b);
  const usual = counts[Math.floor(counts.length / 2)] ?? 0;
  const least = Math.max(1, usual * TITLE_SHARE);
  const isNarrow = counts.every((count) => count <= 1);
  return examined.find(({ filled }) => filled >= least && (filled > 1 || isNarrow))?.row ?? 0;
};

/** How many of the rows below the headers are as wide as the header row. */
const regularity = (rows: readonly Row[], headerRow: number) => {
  const width = rows[headerRow - 1]?.length ?? 0;
  const below = filledRows(rows.slice(headerRow));
  return below.length === 0 ? 1 : below.filter(({ cells }) => cells.length === width).length / below.length;
};

/**
 * A title may suggest another separator than the table. Each candidate separator gives a header row; it is accepted if
 * that row suggests the same separator.
 */
const findCsvHeaderRow = (start: string): number => {
  const first = separatorOf(start);
  const found = [first, ...SEPARATORS.filter((one) => one !== first)].map((separator) => {
    const rows = openingRows(start, separator, LAST_HEADER_ROW);
    const headerRow = findHeaderRow(rows);
    const fits = headerRow > 0 && separatorOf(start, headerRow) === separator;
    return { headerRow, fits, regularity: regularity(rows, headerRow) };
  });
  const [best] = found.filter(({ fits }) => fits).toSorted((a, b) => b.regularity - a.regularity);
  return (best ?? found[0])?.headerRow ?? 0;
};

const rowIn = (opening: readonly Row[], wanted: WantedRow) => {
  if (typeof wanted === 'number') return wanted;
  return wanted === 'first_filled' ? (filledRows(opening)[0]?.row ?? 0) : findHeaderRow(opening);
};

/** Finds the header row unless one is chosen. */
export const openTable = async (file: TableFile, chosen?: WantedRow): Promise<OpenTable> => {
  // Parquet columns have names, which the reader returns as the first row.
  const asked = file.format === 'parquet' ? 1 : chosen;
  const start = asked === undefined ? await textStart(file) : undefined;
  const wanted = start === undefined ? asked : findCsvHeaderRow(start);
  const headerOfText = typeof wanted === 'number' ? wanted : undefined;
  const source = batchesOf({ ...file, headerRow: headerOfText })[Symbol.asyncIterator]();
  const opening: Row[] = [];
  const merged: Batch['merged'][number][] = [];
  while (opening.length < LAST_HEADER_ROW || (wanted === 'first_filled' && rowIn(opening, wanted) === 0)) {
    const { done, value } = await source.next();
    if (done) break;
    for (const row of value.rows) opening.push(row);
    merged.push(...value.merged);
  }
  const headerRow = rowIn(opening, wanted);
  const renumber = (cells: Batch['merged']) =>
    cells.filter(({ row }) => row >= headerRow).map((one) => ({ ...one, row: one.row - headerRow + 1 }));
  const below = async function* () {
    yield { rows: opening.slice(headerRow), merged: renumber(merged) };
    for (let next = await source.next(); !next.done; next = await source.next())
      yield { rows: next.value.rows, merged: renumber(next.value.merged) };
  };
  return {
    headerRow,
    headers: (opening[headerRow - 1] ?? []).map(saidIn),
    firstRows: filledRows(opening.slice(0, file.format === 'parquet' ? 1 : LAST_HEADER_ROW))
      .slice(0, OFFERED)
      .map(({ row, cells }) => ({ row, cells: cells.slice(0, OFFERED_CELLS).map(saidIn) })),
    below: below(),
  };
};
