/**
 * Tests whether the same cases fare equally in all groups: Cochran's Q for single decisions. The same statistic serves
 * shares (a prompt asked several times) and ranks (Friedman).
 */
import { chiSquareAbove } from './distributions.ts';

/** Each row is a case with one value per group. Undefined if no case differs between groups. */
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

/** The ranks of the values of one case, from 1. Ties get their mean rank. */
export const ranksOf = (values: readonly number[]): number[] =>
  values.map((value) => {
    let [lower, same] = [0, 0];
    for (const other of values) {
      if (other < value) lower += 1;
      else if (other === value) same += 1;
    }
    return lower + (same + 1) / 2;
  });
