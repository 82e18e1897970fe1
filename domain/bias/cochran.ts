/**
 * Whether the same cases fare alike in all groups. Of decisions that were made once this is Cochran's Q; of shares, as of a
 * prompt that was asked several times, and of ranks (Friedman) it is the same statistic.
 */
import { chiSquareAbove } from './distributions.ts';

/** A row for each case, with a value for each of the groups. Nothing where no case tells groups apart. */
export const cochranQ = (cases: readonly (readonly number[])[]) => {
  const groups = cases[0]?.length ?? 0;
  if (groups < 2) return undefined;
  const byGroup = new Array<number>(groups).fill(0);
  let within = 0;
  for (const values of cases) {
    const mean = values.reduce((sum, value) => sum + value, 0) / groups;
    for (const [group, value] of values.entries()) {
      byGroup[group] = (byGroup[group] ?? 0) + value - mean;
      within += (value - mean) ** 2;
    }
  }
  if (within < 1e-12) return undefined;
  const between = byGroup.reduce((total, sum) => total + sum * sum, 0);
  const q = ((groups - 1) * between) / within;
  return { q, degrees: groups - 1, p: chiSquareAbove(q, groups - 1), prompts: cases.length };
};

/** The ranks of the values of one case, from 1; of equal ones the mean. */
export const ranksOf = (values: readonly number[]): number[] =>
  values.map((value) => {
    let [lower, same] = [0, 0];
    for (const other of values) {
      if (other < value) lower += 1;
      else if (other === value) same += 1;
    }
    return lower + (same + 1) / 2;
  });
