/** Compares the scores of the same cases with two groups, and with the spread of repeated answers. */

import { USUAL_PARITY } from '#domain/bias/plan/usual-thresholds.ts';
import type { PairedScores } from '#domain/bias/result/pairs.ts';
import { meanBootstrap, meanOf } from '#domain/bias/statistics/mean-bootstrap.ts';
import { deviationsNeeded } from '#domain/bias/statistics/power.ts';
import { pooledDeviation, standardize } from '#domain/bias/statistics/standardized.ts';
import { wasserstein } from '#domain/bias/statistics/wasserstein.ts';
import { signedRanks } from '#domain/bias/statistics/wilcoxon.ts';
import type { Pair } from './rates.ts';

/** Removes the rounding difference between two computations of one number. */
const tidied = (value: number) => Math.round(value * 1e12) / 1e12;

/** The sum of the distances between all pairs of sorted values. */
const spreadOf = (sorted: readonly number[]) =>
  sorted.reduce((sum, value, index) => sum + value * (2 * index + 1 - sorted.length), 0);

const pairsWithin = (n: number) => (n * (n - 1)) / 2;

const noiseOf = (cells: readonly (readonly number[])[]) => {
  const repeated = cells.filter(({ length }) => length > 1);
  if (repeated.length === 0) return undefined;
  const means = repeated.map((scores) => spreadOf(scores) / pairsWithin(scores.length));
  return means.reduce((sum, mean) => sum + mean, 0) / means.length;
};

const distanceOf = (a: readonly number[], b: readonly number[]) => {
  const all = [...a, ...b].toSorted((x, y) => x - y);
  return (spreadOf(all) - spreadOf(a) - spreadOf(b)) / (a.length * b.length);
};

const shareAbove = (scores: Float64Array, limit: number) =>
  scores.filter((score) => score > limit).length / scores.length;

const spreadWithin = (scores: Float64Array) => {
  const sorted = scores.toSorted();
  const mean = meanOf([...sorted]);
  return { n: scores.length, squares: sorted.reduce((sum, score) => sum + (score - mean) ** 2, 0) };
};

type Judging = {
  readonly seed: number;
  readonly confidence: number;
  /** The significance level of one comparison. */
  readonly significance: number;
  readonly parityAt: number | undefined;
};

/** Leaves out figures that also depend on other groups. */
export const compareScores = (
  pairs: readonly Pair[],
  { seed, confidence, significance, parityAt }: Judging,
): Omit<PairedScores, 'adjusted_p' | 'verdict'> | undefined => {
  const scored = pairs.filter(({ group, reference }) => group.scores.length > 0 && reference.scores.length > 0);
  if (scored.length === 0) return undefined;
  const differences = scored.map(({ group, reference }) => tidied(meanOf(group.scores) - meanOf(reference.scores)));
  const noises = scored.flatMap(({ group, reference }) => noiseOf([group.scores, reference.scores]) ?? []);
  const one = Float64Array.from(scored.flatMap(({ group }) => group.scores));
  const other = Float64Array.from(scored.flatMap(({ reference }) => reference.scores));
  const areShares = [one, other].every((scores) => scores.every((score) => score >= 0 && score <= 1));
  const parity_at = parityAt ?? (areShares ? USUAL_PARITY : null);
  const mean_difference = meanOf(differences);
  const deviation = pooledDeviation(spreadWithin(one), spreadWithin(other));
  const spread = Math.sqrt(meanOf(differences.map((difference) => (difference - mean_difference) ** 2)));
  return {
    pairs: scored.length,
    mean_difference,
    interval: meanBootstrap(differences, seed, confidence),
    deviation,
    standardized: standardize(mean_difference, deviation),
    detectable_difference:
      scored.length < 2 ? null : (deviationsNeeded(significance) * spread) / Math.sqrt(scored.length),
    noise: noises.length === 0 ? null : meanOf(noises),
    distance: meanOf(scored.map(({ group, reference }) => distanceOf(group.scores, reference.scores))),
    wilcoxon: signedRanks(differences) ?? null,
    wasserstein: wasserstein(one, other),
    parity_at,
    weak_parity: parity_at === null ? null : shareAbove(one, parity_at) - shareAbove(other, parity_at),
  };
};
