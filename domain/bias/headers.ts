/** Where the columns of a plan are in a file. */
import { tidy } from './cells.ts';
import type { BiasFault, BiasFaultKind } from './fault.ts';

const LONGEST_VALUE = 100;

/** A value is somebody's data: as much of it as it takes to find it. */
export const faultAt = (row: number, column: string, why: BiasFaultKind, value = '', limit?: number): BiasFault => ({
  ...{ row, column, why },
  value: value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value,
  limit: limit ?? null,
});

/** Of a column that the plan does not have, -1. */
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
