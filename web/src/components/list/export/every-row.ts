/** All that a list shows on all of its pages. */

import type { ListState } from '#domain/list/address.ts';
import type { Kind } from '#web/components/list/kind.ts';

const AT_ONCE = 100;

type Progress = { rows: number; total: number };

/** In their order; of very many, the first. `onRead` hears how far it is. */
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
