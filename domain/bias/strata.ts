/** Two groups compared within each stratum, such as a department, and over all of them: by Mantel and Haenszel. */
import { chiSquareAbove, normalQuantile } from './distributions.ts';
import type { Interval, Selected } from './rates.ts';

export type Stratum = { readonly name: string; readonly group: Selected; readonly reference: Selected };

const cells = ({ group, reference }: Stratum) => {
  const [a, b] = [group.selected, group.n - group.selected];
  const [c, d] = [reference.selected, reference.n - reference.selected];
  return { a, b, c, d, n: a + b + c + d };
};

const sum = (strata: readonly Stratum[], of: (cell: ReturnType<typeof cells>) => number) =>
  strata.reduce((total, stratum) => {
    const cell = cells(stratum);
    return cell.n > 1 ? total + of(cell) : total;
  }, 0);

/** The odds of the one group against those of the other. Nothing where nobody can be compared. */
export const commonOddsRatio = (
  strata: readonly Stratum[],
  level: number,
): ({ ratio: number } & Interval) | undefined => {
  const r = sum(strata, ({ a, d, n }) => (a * d) / n);
  const s = sum(strata, ({ b, c, n }) => (b * c) / n);
  if (r === 0 || s === 0) return undefined;
  // By Robins, Breslow and Greenland.
  const pr = sum(strata, ({ a, d, n }) => ((a + d) * a * d) / (n * n));
  const mixed = sum(strata, ({ a, b, c, d, n }) => ((a + d) * b * c + (b + c) * a * d) / (n * n));
  const qs = sum(strata, ({ b, c, n }) => ((b + c) * b * c) / (n * n));
  const deviation = Math.sqrt(pr / (2 * r * r) + mixed / (2 * r * s) + qs / (2 * s * s));
  const width = normalQuantile(1 - (1 - level) / 2) * deviation;
  const ratio = r / s;
  return { ratio, low: ratio * Math.exp(-width), high: ratio * Math.exp(width) };
};

/** With the correction for continuity. */
export const mantelHaenszel = (strata: readonly Stratum[]): { chiSquare: number; p: number } | undefined => {
  const excess = sum(strata, ({ a, b, c, n }) => a - ((a + b) * (a + c)) / n);
  const variance = sum(strata, ({ a, b, c, d, n }) => ((a + b) * (c + d) * (a + c) * (b + d)) / (n * n * (n - 1)));
  if (variance === 0) return undefined;
  const distance = Math.abs(excess);
  const chiSquare = (distance - Math.min(0.5, distance)) ** 2 / variance;
  return { chiSquare, p: chiSquareAbove(chiSquare, 1) };
};

/** Whether the group fares worse over all and no worse within the strata, or the other way round: Simpson's paradox. */
export const turns = (strata: readonly Stratum[]): boolean => {
  const all = (of: (stratum: Stratum) => Selected): Selected => ({
    n: strata.reduce((total, stratum) => total + of(stratum).n, 0),
    selected: strata.reduce((total, stratum) => total + of(stratum).selected, 0),
  });
  const whole = cells({ name: '', group: all(({ group }) => group), reference: all(({ reference }) => reference) });
  const within = commonOddsRatio(strata, 0.95)?.ratio;
  if (within === undefined) return false;
  return Math.sign(whole.a * whole.d - whole.b * whole.c) === -Math.sign(Math.log(within));
};
