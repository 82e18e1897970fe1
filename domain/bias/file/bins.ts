/** Numeric groups, such as age bands. Each starts at an edge and ends below the next edge. */
import { numberReader } from './cells.ts';

/** Integer edges give closed ranges, such as '18–24'. Other edges show where the range ends: '0.5–<0.7'. */
const rangeName = (from: number, to: number, areIntegers: boolean) => {
  if (!areIntegers) return `${from}–<${to}`;
  return to - from === 1 ? String(from) : `${from}–${to - 1}`;
};

/** The names of the groups from lowest to highest: one more than edges. */
export const binNames = (edges: readonly number[]): string[] => {
  const areIntegers = edges.every(Number.isInteger);
  const [first, last] = [edges[0], edges.at(-1)];
  if (first === undefined || last === undefined) return [];
  const ranges = edges.slice(1).map((to, index) => rangeName(edges[index] ?? to, to, areIntegers));
  return [`<${first}`, ...ranges, `${last}+`];
};

/** The name of the group of a cell, or undefined if the cell is not a number. */
export const binReader = (edges: readonly number[], decimal: 'point' | 'comma') => {
  const names = binNames(edges);
  const numberOf = numberReader(decimal);
  return (cell: string): string | undefined => {
    const value = numberOf(cell);
    if (value === undefined) return undefined;
    const above = edges.findIndex((edge) => value < edge);
    return names[above < 0 ? edges.length : above];
  };
};
