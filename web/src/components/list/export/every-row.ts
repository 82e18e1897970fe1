/** Reads the rows of all pages of a list. */

import type { ListState } from '#domain/list/address.ts';
import type { Kind } from '#web/components/list/kind.ts';

const AT_ONCE = 100;

type Progress = { rows: number; total: number };

/** Rows in order, limited to the first `most`. `onRead` reports the progress. */
export const everyRow = async <R>(
  kind: Pick<Kind<R>, 'read'>,
  list: ListState,
  most: number,
  signal: AbortSignal,
  onRead: (progress: Progress) => void = () => {},
): Promise<R[]> => {
  const all: R[] = [];
  let cursor: string | undefined;
  do {
    const { items, total, next_cursor } = await kind.read({ ...list, limit: AT_ONCE }, cursor, signal);
    all.push(...items);
    onRead({ rows: Math.min(all.length, most), total });
    cursor = next_cursor ?? undefined;
  } while (cursor !== undefined && all.length < most);
  return all.slice(0, most);
};
