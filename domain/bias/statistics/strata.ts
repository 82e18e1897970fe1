/** Compares two groups within each stratum, such as a department, and combines the strata by Mantel–Haenszel. */
import type { CountedGroup } from '#domain/bias/impact/counted.ts';
import type { Interval } from '#domain/bias/result/figures.ts';
import type { StratifiedGroup } from '#domain/bias/result/impact.ts';
import { chiSquareAbove } from './distributions.ts';
import { deviations, proportionOf, type Selected } from './rates.ts';

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

/** The common odds ratio. Undefined if no stratum has comparable groups. */
export const commonOddsRatio = (
  strata: readonly Stratum[],
  level: number,
): ({ ratio: number } & Interval) | undefined => {
  const r = sum(strata, ({ a, d, n }) => (a * d) / n);
  const s = sum(strata, ({ b, c, n }) => (b * c) / n);
  if (r === 0 || s === 0) return undefined;
  // The variance by Robins, Breslow and Greenland.
  const pr = sum(strata, ({ a, d, n }) => ((a + d) * a * d) / (n * n));
  const mixed = sum(strata, ({ a, b, c, d, n }) => ((a + d) * b * c + (b + c) * a * d) / (n * n));
  const qs = sum(strata, ({ b, c, n }) => ((b + c) * b * c) / (n * n));
  const deviation = Math.sqrt(pr / (2 * r * r) + mixed / (2 * r * s) + qs / (2 * s * s));
  const width = deviations(level) * deviation;
  const ratio = r / s;
  return { ratio, low: ratio * Math.exp(-width), high: ratio * Math.exp(width) };
};

/** With continuity correction. */
export const mantelHaenszel = (strata: readonly Stratum[]): { chiSquare: number; p: number } | undefined => {
  const excess = sum(strata, ({ a, b, c, n }) => a - ((a + b) * (a + c)) / n);
  const variance = sum(strata, ({ a, b, c, d, n }) => ((a + b) * (c + d) * (a + c) * (b + d)) / (n * n * (n - 1)));
  if (variance === 0) return undefined;
  const distance = Math.abs(excess);
  const chiSquare = (distance - Math.min(0.5, distance)) ** 2 / variance;
  return { chiSquare, p: chiSquareAbove(chiSquare, 1) };
};

const oddsRatio = (stratum: Stratum) => {
  const { a, b, c, d } = cells(stratum);
  return b * c === 0 ? null : (a * d) / (b * c);
};

const NOBODY: Selected = { n: 0, selected: 0 };

const overAll = (strata: readonly Stratum[]): Stratum => {
  const all = (of: (stratum: Stratum) => Selected): Selected => ({
    n: strata.reduce((total, stratum) => total + of(stratum).n, 0),
    selected: strata.reduce((total, stratum) => total + of(stratum).selected, 0),
  });
  return { name: '', group: all(({ group }) => group), reference: all(({ reference }) => reference) };
};

/** Whether the group fares worse in total but better within the strata, or the reverse: Simpson's paradox. */
export const turns = (strata: readonly Stratum[]): boolean => {
  const { a, b, c, d } = cells(overAll(strata));
  const within = commonOddsRatio(strata, 0.95)?.ratio;
  return within !== undefined && Math.sign(a * d - b * c) * Math.sign(within - 1) < 0;
};

/** Compares a group with the reference within each stratum that has both. */
export const stratified = (group: CountedGroup, reference: CountedGroup, level: number): StratifiedGroup => {
  const names = [...new Set([...group.strata.keys(), ...reference.strata.keys()])].toSorted();
  const strata = names.map((name) => ({
    ...{ name, group: group.strata.get(name) ?? NOBODY, reference: reference.strata.get(name) ?? NOBODY },
  }));
  const common = commonOddsRatio(strata, level);
  const test = mantelHaenszel(strata);
  return {
    names: [...group.names],
    odds_ratio: common?.ratio ?? null,
    interval: common ? { low: common.low, high: common.high } : null,
    chi_square: test?.chiSquare ?? null,
    p: test?.p ?? null,
    crude_odds_ratio: oddsRatio(overAll(strata)),
    turns: turns(strata),
    strata: strata.map((stratum) => ({
      stratum: stratum.name,
      group: proportionOf(stratum.group, level),
      reference: proportionOf(stratum.reference, level),
      odds_ratio: oddsRatio(stratum),
    })),
  };
};
