/** A list in words: what its columns are called, and what they say of each row. */

import type { ListState } from '#domain/list/address.ts';
import type { Column } from './column.ts';
import { everyRow } from './every-row.ts';
import type { Kind } from './kind.ts';

/** More would be too much for a browser to hold, and for the API to be asked page by page. */
export const MOST_ROWS = 20_000;

type Progress = { rows: number; total: number };

export type Sheet = {
  headers: readonly string[];
  lines: (signal: AbortSignal, onRead: (progress: Progress) => void) => Promise<(readonly string[])[]>;
};

export const sheetOf = <R>(kind: Pick<Kind<R>, 'read'>, list: ListState, columns: readonly Column<R>[]): Sheet => ({
  headers: columns.map(({ header }) => header),
  lines: async (signal, onRead) => {
    const rows = await everyRow(kind, list, MOST_ROWS, signal, onRead);
    return rows.map((row) => columns.map(({ text, inFile = text }) => inFile(row)));
  },
});
