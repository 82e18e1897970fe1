/** Finds the columns of a plan in the header row. */
import { tidy } from './cells.ts';
import type { BiasFault, BiasFaultKind } from './fault.ts';

const LONGEST_VALUE = 100;

/** The value is personal data, so only as much as is needed to find the cell is kept. */
export const faultAt = (row: number, column: string, why: BiasFaultKind, value = '', limit?: number): BiasFault => ({
  ...{ row, column, why },
  value: value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value,
  limit: limit ?? null,
});

/** The index is -1 for a column that the plan does not use. */
export const findColumns = (headers: readonly string[]) => {
  const tidied = headers.map(tidy);
  const faults: BiasFault[] = [];
  const indexOf = (header: string | undefined): number => {
    if (header === undefined) return -1;
    const index = tidied.indexOf(tidy(header));
    if (index < 0) faults.push(faultAt(0, header, 'column_missing'));
    else if (tidied.indexOf(tidy(header), index + 1) >= 0) faults.push(faultAt(0, header, 'column_twice'));
    return index;
  };
  return { faults, indexOf };
};
