/** Turns a list into headers and lines for a file. */
import type { ListState } from '#domain/list/address.ts';
import type { Cell } from '#domain/list/csv.ts';
import { CSV_MARK, csvLine } from '#domain/list/csv.ts';
import type { Column } from '#web/components/list/columns/column.ts';
import type { Kind } from '#web/components/list/kind.ts';
import { everyRow } from './every-row.ts';

/** More rows would overload the browser and the API, so a job writes longer exports. */
export const MOST_ROWS = 20_000;

export type Table = { headers: readonly string[]; lines: readonly (readonly Cell[])[] };

type Progress = { rows: number; total: number };
export type Sheet = (signal: AbortSignal, onRead: (progress: Progress) => void) => Promise<Table>;

const tableOf = <R>(columns: readonly Column<R>[], rows: readonly R[]): Table => ({
  headers: columns.map(({ header }) => header),
  lines: rows.map((row) => columns.map(({ text, inFile = text }) => inFile(row))),
});

/** The rows of all pages. */
export const sheetOf =
  <R>(kind: Pick<Kind<R>, 'read'>, list: ListState, columns: readonly Column<R>[]): Sheet =>
  async (signal, onRead) =>
    tableOf(columns, await everyRow(kind, list, MOST_ROWS, signal, onRead));

/** The selected rows, in the order of the list. */
export const sheetOfRows =
  <R>(kind: Pick<Kind<R>, 'inOrder'>, { sort }: ListState, columns: readonly Column<R>[], rows: readonly R[]): Sheet =>
  async () =>
    tableOf(columns, kind.inOrder(rows, sort));

export const csvOf = ({ headers, lines }: Table) => CSV_MARK + [headers, ...lines].map(csvLine).join('');
