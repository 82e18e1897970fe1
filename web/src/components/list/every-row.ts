/** All that a list shows on all of its pages. */
import type { Column } from './column.ts';
import type { Kind } from './kind.ts';
import type { ListState } from './list-state.ts';

/** More would be too much for a browser to hold, and for the API to be asked page by page. */
export const MOST_ROWS = 20_000;
const AT_ONCE = 100;

type Lines = { lines: readonly (readonly string[])[]; total: number; next: string | null };

/** A list in words: what its columns are called, and what they say of the rows of each page. */
export type Sheet = {
  headers: readonly string[];
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Lines>;
};

export const sheetOf = <R>(kind: Pick<Kind<R>, 'read'>, list: ListState, columns: readonly Column<R>[]): Sheet => ({
  headers: columns.map(({ header }) => header),
  read: async (cursor, signal) => {
    const { items, total, next_cursor } = await kind.read({ ...list, limit: AT_ONCE }, cursor, signal);
    return {
      lines: items.map((row) => columns.map(({ text, inFile = text }) => inFile(row))),
      total,
      next: next_cursor,
    };
  },
});

/** In their order; of very many, the first. `onRead` hears how far it is. */
export const everyRow = async (
  { headers, read }: Sheet,
  signal: AbortSignal,
  onRead: (progress: { rows: number; total: number }) => void,
) => {
  const all: (readonly string[])[] = [];
  let cursor: string | undefined;
  do {
    const { lines, total, next } = await read(cursor, signal);
    all.push(...lines);
    onRead({ rows: all.length, total });
    cursor = next ?? undefined;
  } while (cursor !== undefined && all.length < MOST_ROWS);
  return [headers, ...all];
};
