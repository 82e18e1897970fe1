/** Selection rates of groups: intervals, ratios, differences and their tests. */

import type { Interval, Proportion } from '#domain/bias/result/figures.ts';
import { fisherExact, normalQuantile } from './distributions.ts';

export type Selected = { readonly n: number; readonly selected: number };

export const rateOf = ({ n, selected }: Selected) => selected / n;

/** The number of standard deviations for a confidence level such as 0.95. */
export const deviations = (level: number) => normalQuantile(1 - (1 - level) / 2);

/** Wilson's interval, which also holds for small groups and for rates near 0 and 1. */
export const rateInterval = ({ n, selected }: Selected, level: number): Interval => {
  const z = deviations(level);
  const rate = selected / n;
  const middle = (rate + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const width = (z / (1 + (z * z) / n)) * Math.sqrt((rate * (1 - rate)) / n + (z * z) / (4 * n * n));
  return { low: selected === 0 ? 0 : middle - width, high: selected === n ? 1 : middle + width };
};

export const proportionOf = (counts: Selected, level: number): Proportion => ({
  ...{ count: counts.selected, of: counts.n },
  rate: counts.n === 0 ? null : rateOf(counts),
  interval: counts.n === 0 ? null : rateInterval(counts, level),
});

/** Undefined if no member of the reference was selected. */
export const impactRatio = (group: Selected, reference: Selected) =>
  reference.selected === 0 ? undefined : rateOf(group) / rateOf(reference);

/**
 * The interval of the ratio on the logarithmic scale. Undefined if one group has no selections or both are selected
 * completely.
 */
export const impactInterval = (group: Selected, reference: Selected, level: number): Interval | undefined => {
  const ratio = impactRatio(group, reference);
  if (ratio === undefined || group.selected === 0) return undefined;
  const spread = ({ n, selected }: Selected) => 1 / selected - 1 / n;
  const width = deviations(level) * Math.sqrt(spread(group) + spread(reference));
  if (width === 0) return undefined;
  return { low: ratio * Math.exp(-width), high: ratio * Math.exp(width) };
};

/** Newcombe's interval, built from the two Wilson intervals and valid wherever they are. */
export const differenceInterval = (group: Selected, reference: Selected, level: number): Interval => {
  const [one, other] = [rateInterval(group, level), rateInterval(reference, level)];
  const [p, q] = [rateOf(group), rateOf(reference)];
  return {
    low: p - q - Math.hypot(p - one.low, other.high - q),
    high: p - q + Math.hypot(one.high - p, q - other.low),
  };
};

/** The z statistic of the difference under the null hypothesis. Undefined if all members or none were selected. */
export const differenceZ = (group: Selected, reference: Selected) => {
  const pooled = (group.selected + reference.selected) / (group.n + reference.n);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / group.n + 1 / reference.n));
  return deviation === 0 ? undefined : (rateOf(group) - rateOf(reference)) / deviation;
};

/** Cohen's h, an effect size that does not depend on the size of the groups. */
export const effectSize = (group: Selected, reference: Selected) =>
  2 * Math.asin(Math.sqrt(rateOf(group))) - 2 * Math.asin(Math.sqrt(rateOf(reference)));

export const exactP = (group: Selected, reference: Selected) =>
  fisherExact(group.selected, group.n, reference.selected, reference.n);

/** The rounding tolerance for comparisons with integers. */
const ROUNDING = 1e-9;

/** The additional selections in the group that would give this ratio. */
export const shortfallOf = (group: Selected, reference: Selected, ratio: number) =>
  Math.max(0, Math.ceil(ratio * rateOf(reference) * group.n - group.selected - ROUNDING));

/** The selections to remove from the group to give this ratio, for unfavorable outcomes. */
export const excessOf = (group: Selected, reference: Selected, ratio: number) =>
  ratio === 0 ? 0 : Math.max(0, Math.ceil(group.selected - (rateOf(reference) / ratio) * group.n - ROUNDING));

/** The selections to move from the reference to the group to give this ratio. */
export const flipsOf = (group: Selected, reference: Selected, ratio: number) => {
  const missing = ratio * rateOf(reference) - rateOf(group);
  return Math.max(0, Math.ceil(missing / (1 / group.n + ratio / reference.n) - ROUNDING));
};

/** Holm's correction, which limits false flags among many comparisons. Keeps the input order. */
export const holm = (ps: readonly number[]): number[] => {
  const order = ps.map((p, index) => ({ p, index })).toSorted((a, b) => a.p - b.p);
  const adjusted = new Array<number>(ps.length).fill(1);
  let most = 0;
  for (const [rank, { p, index }] of order.entries()) {
    most = Math.max(most, Math.min(1, p * (ps.length - rank)));
    adjusted[index] = most;
  }
  return adjusted;
};

/** Holm's correction, with the omnibus p as lower limit. */
export const correctedWithin = (ps: readonly number[], omnibus: number): number[] =>
  holm(ps).map((p) => Math.max(p, omnibus));

/** Bonferroni's correction for all pairs of groups, valid for any reference, however it was chosen. */
export const correctedForAllPairs = (ps: readonly number[], groups: number): number[] =>
  ps.map((p) => Math.min(1, (p * groups * (groups - 1)) / 2));
