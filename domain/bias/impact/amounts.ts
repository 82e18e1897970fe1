/** Compares groups by an amount, such as a salary or a credit limit, using means and quantiles. */

import type { BiasThresholds } from '#domain/bias/plan/thresholds.ts';
import type { Amounts, MeansComparison, RanksComparison } from '#domain/bias/result/amounts.ts';
import type { Interval } from '#domain/bias/result/figures.ts';
import { verdictOf } from '#domain/bias/result/verdicts.ts';
import { areOrdered, disadvantagedBy, isOutsideFourFifths } from '#domain/bias/statistics/disparity.ts';
import { studentBeyond } from '#domain/bias/statistics/distributions.ts';
import { countAt, type Histogram, momentsOf, sizeOf } from '#domain/bias/statistics/histogram.ts';
import { AMOUNT_QUESTIONS, deviationsNeeded } from '#domain/bias/statistics/power.ts';
import { compareRanks, kruskalWallisP } from '#domain/bias/statistics/ranks.ts';
import { correctedForAllPairs, correctedWithin, deviations } from '#domain/bias/statistics/rates.ts';
import { areMeansApart, pooledDeviation, standardize } from '#domain/bias/statistics/standardized.ts';
import type { CountedGroup } from './counted.ts';

const QUANTILES = [0.1, 0.25, 0.5, 0.75, 0.9];

/** The amounts at these positions of the sorted amounts, counted from 0. */
const amountsAt = (histogram: Histogram, places: ReadonlySet<number>) => {
  let [index, below] = [0, 0];
  return new Map(
    [...places]
      .toSorted((a, b) => a - b)
      .map((place) => {
        for (; below + countAt(histogram, index) <= place; index += 1) below += countAt(histogram, index);
        return [place, histogram.scores[index] ?? 0] as const;
      }),
  );
};

/** Interpolates linearly between the two amounts next to each position. */
const quantilesOf = (histogram: Histogram) => {
  const last = sizeOf(histogram) - 1;
  const places = QUANTILES.map((at) => ({
    at,
    place: last * at,
    low: Math.floor(last * at),
    high: Math.ceil(last * at),
  }));
  const amounts = amountsAt(histogram, new Set(places.flatMap(({ low, high }) => [low, high])));
  return places.map(({ at, place, low, high }) => {
    const [from, to] = [amounts.get(low) ?? 0, amounts.get(high) ?? 0];
    return { at, value: from + (to - from) * (place - low) };
  });
};

/** The two-sided critical value of Student's t distribution for this confidence level. */
const studentWidth = (level: number, degrees: number) => {
  let [near, far] = [0, 1e6];
  for (let step = 0; step < 80; step += 1) {
    const middle = (near + far) / 2;
    if (studentBeyond(middle, degrees) > 1 - level) near = middle;
    else far = middle;
  }
  return far;
};

type Measured = ReturnType<typeof momentsOf>;

/** The squared standard error of the mean. */
const errorOf = ({ n, deviation }: Measured) => (deviation ?? 0) ** 2 / n;

/** Welch's two-sided test and interval. Null if a group has one record or neither group varies. */
const welch = (own: Measured, base: Measured, level: number): { p: number; interval: Interval } | null => {
  const [a, b] = [errorOf(own), errorOf(base)];
  if (own.n < 2 || base.n < 2 || a + b === 0) return null;
  const degrees = (a + b) ** 2 / (a ** 2 / (own.n - 1) + b ** 2 / (base.n - 1));
  const [difference, error] = [own.mean - base.mean, Math.sqrt(a + b)];
  const width = studentWidth(level, degrees) * error;
  return {
    p: studentBeyond(difference / error, degrees),
    interval: { low: difference - width, high: difference + width },
  };
};

/** The interval of the ratio, computed on the logarithmic scale. */
const ratioInterval = (own: Measured, base: Measured, level: number): Interval | null => {
  if (own.n < 2 || base.n < 2 || own.mean <= 0) return null;
  const width = deviations(level) * Math.sqrt(errorOf(own) / own.mean ** 2 + errorOf(base) / base.mean ** 2);
  const ratio = own.mean / base.mean;
  return { low: ratio * Math.exp(-width), high: ratio * Math.exp(width) };
};

const spreadOf = ({ n, deviation }: Measured) => ({ n, squares: (deviation ?? 0) ** 2 * (n - 1) });

type Judging = {
  readonly thresholds: BiasThresholds;
  /** Whether a high amount is good for a person. */
  readonly isGood: boolean;
  /** False if the data determined the reference. */
  readonly isChosen: boolean;
};

type Judged = { readonly group: CountedGroup; readonly isJudged: boolean };

const measured = (group: CountedGroup) => {
  const { histogram } = group;
  return histogram && { histogram, ...momentsOf(histogram), quantiles: quantilesOf(histogram) };
};
type Amount = NonNullable<ReturnType<typeof measured>>;

type Compared<T> = Omit<T, 'adjusted_p' | 'verdict'>;

const compareMeans = (own: Amount, base: Amount, { thresholds, isGood, level }: Judging & { level: number }) => {
  const difference = own.mean - base.mean;
  const standardized = standardize(difference, pooledDeviation(spreadOf(own), spreadOf(base)));
  const tested = welch(own, base, thresholds.confidence);
  const isRatio = base.mean > 0 && [own, base].every(({ histogram }) => (histogram.scores[0] ?? 0) >= 0);
  const found: Compared<MeansComparison> = {
    difference,
    interval: tested?.interval ?? null,
    ratio: isRatio ? own.mean / base.mean : null,
    ratio_interval: isRatio ? ratioInterval(own, base, thresholds.confidence) : null,
    standardized,
    detectable_difference:
      tested && standardized !== null ? deviationsNeeded(level) * Math.sqrt(errorOf(own) + errorOf(base)) : null,
    p: tested?.p ?? null,
    disadvantaged: disadvantagedBy(difference, isGood),
  };
  return found;
};

const compareOrder = (own: Amount, base: Amount, { isGood }: Judging) => {
  const ranks = compareRanks(own.histogram, base.histogram);
  const found: Compared<RanksComparison> = {
    ...ranks,
    gaps: own.quantiles.map(({ at, value }, index) => ({ at, value: value - (base.quantiles[index]?.value ?? 0) })),
    disadvantaged: disadvantagedBy(ranks.above - ranks.below, isGood),
  };
  return found;
};

/** Compares the ratio of the means or their standardized difference with the limits. */
const areMeansFar = (means: Compared<MeansComparison>, thresholds: BiasThresholds) =>
  isOutsideFourFifths(means.ratio, thresholds) || areMeansApart(means, thresholds.score_difference);

const forBoth = (p: number) => Math.min(1, AMOUNT_QUESTIONS * p);

/**
 * Compares groups by means and by ranks, each with its own test and limit, because one extreme amount can hide or
 * create a difference of means. Keeps the order of the groups.
 */
export const amountsOf = (
  groups: readonly Judged[],
  reference: CountedGroup | undefined,
  judging: Judging,
): Amounts => {
  const { thresholds, isChosen } = judging;
  const found = groups.flatMap((one) => {
    const amounts = measured(one.group);
    return amounts ? [{ ...one, amounts }] : [];
  });
  const base = found.find(({ group }) => group === reference)?.amounts;
  const judged = found.filter(({ group, isJudged }) => isJudged && group !== reference);
  const kept = found.filter(({ isJudged }) => isJudged).map(({ amounts }) => amounts.histogram);
  const omnibus = judged.length > 0 ? kruskalWallisP(kept) : null;
  const isChosenByData = !isChosen && judged.length > 1;
  const level = thresholds.significance / AMOUNT_QUESTIONS / Math.max(1, judged.length);
  const compared = new Map(
    base
      ? found.flatMap(({ group, amounts }) => {
          if (group === reference) return [];
          const means = compareMeans(amounts, base, { ...judging, level });
          return [[group, { means, ranks: compareOrder(amounts, base, judging) }] as const];
        })
      : [],
  );
  const ofJudged = judged.flatMap(({ group }) => compared.get(group) ?? []);
  const meansP = ofJudged.map(({ means }) => means.p ?? 1);
  const adjustedMeans = isChosenByData ? correctedForAllPairs(meansP, kept.length) : correctedWithin(meansP, 0);
  const adjustedRanks = correctedWithin(
    ofJudged.map(({ ranks }) => ranks.p),
    isChosenByData ? (omnibus ?? 1) : 0,
  );
  const judge = <T extends object>(one: T, adjusted: number | undefined, isLarge: boolean) => {
    const adjusted_p = adjusted === undefined ? null : forBoth(adjusted);
    const verdict = adjusted_p === null ? null : verdictOf(isLarge, adjusted_p < thresholds.significance, 'flagged');
    return { ...one, adjusted_p, verdict };
  };
  const comparisonsOf = (group: CountedGroup) => {
    const one = compared.get(group);
    if (!one) return { means: null, ranks: null };
    const place = judged.findIndex((other) => other.group === group);
    const { means, ranks } = one;
    return {
      means: judge(means, means.p === null ? undefined : adjustedMeans[place], areMeansFar(means, thresholds)),
      ranks: judge(ranks, adjustedRanks[place], areOrdered(ranks, thresholds)),
    };
  };
  return {
    omnibus_p: omnibus,
    groups: found.map(({ group, amounts: { n, mean, deviation, quantiles } }) => ({
      ...{ names: [...group.names], n, mean, deviation, quantiles },
      ...comparisonsOf(group),
    })),
  };
};
