import { useState } from 'react';
import type { ListState } from '#domain/list/address.ts';

export type Selection<R> = {
  rows: readonly R[];
  /** The number of rows deselected by a change of filters. */
  left: number;
  choose: (rows: readonly R[]) => void;
};

/** Selected rows across pages and sort orders. A change of filters clears the selection. */
export const useSelection = <R>({ text, values }: ListState): Selection<R> => {
  const filter = JSON.stringify([text, values]);
  const [held, setHeld] = useState<{ filter: string; rows: readonly R[] }>({ filter, rows: [] });
  const isOfThese = held.filter === filter;
  return {
    rows: isOfThese ? held.rows : [],
    left: isOfThese ? 0 : held.rows.length,
    choose: (rows) => setHeld({ filter, rows }),
  };
};
