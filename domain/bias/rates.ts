/** Of so many, so many were selected: how sure that is, and how two such groups compare. */
import { fisherExact, normalQuantile } from './distributions.ts';
import type { Interval, Proportion } from './figures.ts';

export type Selected = { readonly n: number; readonly selected: number };

export const rateOf = ({ n, selected }: Selected) => selected / n;

/** How many standard deviations belong to a level of confidence, such as 0.95. */
export const deviations = (level: number) => normalQuantile(1 - (1 - level) / 2);

/** By Wilson, which holds for small groups and rates near 0 and 1 too. */
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

/** Nothing where nobody of the reference was selected. */
export const impactRatio = (group: Selected, reference: Selected) =>
  reference.selected === 0 ? undefined : rateOf(group) / rateOf(reference);

/** Of the logarithm of the ratio; nothing where nobody of one of the two was selected, or everybody of both. */
export const impactInterval = (group: Selected, reference: Selected, level: number): Interval | undefined => {
  const ratio = impactRatio(group, reference);
  if (ratio === undefined || group.selected === 0) return undefined;
  const spread = ({ n, selected }: Selected) => 1 / selected - 1 / n;
  const width = deviations(level) * Math.sqrt(spread(group) + spread(reference));
  if (width === 0) return undefined;
  return { low: ratio * Math.exp(-width), high: ratio * Math.exp(width) };
};

/** By Newcombe, of the two Wilson intervals, so it holds where they do. */
export const differenceInterval = (group: Selected, reference: Selected, level: number): Interval => {
  const [one, other] = [rateInterval(group, level), rateInterval(reference, level)];
  const [p, q] = [rateOf(group), rateOf(reference)];
  return {
    low: p - q - Math.hypot(p - one.low, other.high - q),
    high: p - q + Math.hypot(one.high - p, q - other.low),
  };
};

/** The difference of two rates in standard deviations of it, as if there were none. Nothing where all or nobody was selected. */
export const differenceZ = (group: Selected, reference: Selected) => {
  const pooled = (group.selected + reference.selected) / (group.n + reference.n);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / group.n + 1 / reference.n));
  return deviation === 0 ? undefined : (rateOf(group) - rateOf(reference)) / deviation;
};

/** Cohen's h: how far apart two rates are, whatever the size of the groups. */
export const effectSize = (group: Selected, reference: Selected) =>
  2 * Math.asin(Math.sqrt(rateOf(group))) - 2 * Math.asin(Math.sqrt(rateOf(reference)));

export const exactP = (group: Selected, reference: Selected) =>
  fisherExact(group.selected, group.n, reference.selected, reference.n);

/** What whole numbers are held against may miss them by no more than rounding. */
const ROUNDING = 1e-9;

/** How many more of the group would have to be selected for the ratio to be this. */
export const shortfallOf = (group: Selected, reference: Selected, ratio: number) =>
  Math.max(0, Math.ceil(ratio * rateOf(reference) * group.n - group.selected - ROUNDING));

/** How many fewer, where it is bad to be selected. */
export const excessOf = (group: Selected, reference: Selected, ratio: number) =>
  ratio === 0 ? 0 : Math.max(0, Math.ceil(group.selected - (rateOf(reference) / ratio) * group.n - ROUNDING));

/** How many selections would have to go from the reference to the group. */
export const flipsOf = (group: Selected, reference: Selected, ratio: number) => {
  const missing = ratio * rateOf(reference) - rateOf(group);
  return Math.max(0, Math.ceil(missing / (1 / group.n + ratio / reference.n) - ROUNDING));
};

/** By Holm: so that one flag among many comparisons is not there by chance alone. In the order in which they came. */
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

/** Corrected for how many comparisons there are, and never surer than the test of all groups at once, where there is one. */
export const correctedWithin = (ps: readonly number[], omnibus: number): number[] =>
  holm(ps).map((p) => Math.max(p, omnibus));

/** Corrected for all pairs of so many groups: whichever of them is the reference, and whoever chose it. */
export const correctedForAllPairs = (ps: readonly number[], groups: number): number[] =>
  ps.map((p) => Math.min(1, (p * groups * (groups - 1)) / 2));
