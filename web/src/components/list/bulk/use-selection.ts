import { useState } from 'react';
import type { ListState } from '#domain/list/address.ts';

export type Selection<R> = {
  rows: readonly R[];
  /** How many are selected no more, because other filters were set since. */
  left: number;
  choose: (rows: readonly R[]) => void;
};

/** Rows that were selected, on whichever page and in whichever order. They belong to the filters that they were found by. */
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
