/** Groups compared by an amount, such as a salary or a credit limit: by their means and quantiles. */
import type { Amounts, AmountsComparison } from './amounts-result.ts';
import type { CountedGroup } from './counted.ts';
import { disadvantagedBy, isAmountLarge } from './disparity.ts';
import { studentBeyond } from './distributions.ts';
import type { Interval } from './figures.ts';
import { countAt, type Histogram, momentsOf, sizeOf } from './histogram.ts';
import { deviationsNeeded } from './power.ts';
import { kruskalWallisP, rankSumP } from './ranks.ts';
import { correctedWithin, deviations } from './rates.ts';
import type { BiasThresholds } from './thresholds.ts';
import { verdictOf } from './verdicts.ts';

const QUANTILES = [0.1, 0.25, 0.5, 0.75, 0.9];

/** The amounts at these places among all amounts in order, counted from 0. */
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

/** By linear interpolation between the two amounts next to each place. */
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

/** Beyond which a value of Student's distribution is with the rest of this level, on both sides together. */
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

/** Of the mean, squared. */
const errorOf = ({ n, deviation }: Measured) => (deviation ?? 0) ** 2 / n;

const welchInterval = (own: Measured, base: Measured, level: number): Interval | null => {
  const [a, b] = [errorOf(own), errorOf(base)];
  if (own.n < 2 || base.n < 2 || a + b === 0) return null;
  const degrees = (a + b) ** 2 / (a ** 2 / (own.n - 1) + b ** 2 / (base.n - 1));
  const width = studentWidth(level, degrees) * Math.sqrt(a + b);
  const difference = own.mean - base.mean;
  return { low: difference - width, high: difference + width };
};

/** Of the logarithm of the ratio. */
const ratioInterval = (own: Measured, base: Measured, level: number): Interval | null => {
  if (own.n < 2 || base.n < 2 || own.mean <= 0) return null;
  const width = deviations(level) * Math.sqrt(errorOf(own) / own.mean ** 2 + errorOf(base) / base.mean ** 2);
  const ratio = own.mean / base.mean;
  return { low: ratio * Math.exp(-width), high: ratio * Math.exp(width) };
};

/** What is smaller comes of rounding. */
const SMALLEST = 1e-12;

const pooledDeviation = (own: Measured, base: Measured) => {
  const degrees = own.n + base.n - 2;
  if (degrees <= 0) return null;
  const squares = ({ n, deviation }: Measured) => (deviation ?? 0) ** 2 * (n - 1);
  return Math.sqrt((squares(own) + squares(base)) / degrees);
};

type Judging = {
  readonly thresholds: BiasThresholds;
  /** Whether a high amount is good for a person. */
  readonly isGood: boolean;
  /** A reference that the data chose asks for a test of all groups at once first. */
  readonly isChosen: boolean;
};

type Compared = { readonly group: CountedGroup; readonly isJudged: boolean };

const measured = (group: CountedGroup) => {
  const { histogram } = group;
  return histogram && { histogram, ...momentsOf(histogram), quantiles: quantilesOf(histogram) };
};

const compare = (
  own: NonNullable<ReturnType<typeof measured>>,
  base: NonNullable<ReturnType<typeof measured>>,
  { thresholds, isGood, level }: Judging & { level: number },
): Omit<AmountsComparison, 'adjusted_p' | 'verdict'> => {
  const difference = own.mean - base.mean;
  const deviation = pooledDeviation(own, base);
  const isRatio = base.mean > 0 && [own, base].every(({ histogram }) => (histogram.scores[0] ?? 0) >= 0);
  return {
    difference,
    interval: welchInterval(own, base, thresholds.confidence),
    ratio: isRatio ? own.mean / base.mean : null,
    ratio_interval: isRatio ? ratioInterval(own, base, thresholds.confidence) : null,
    standardized: deviation === null || deviation < SMALLEST ? null : difference / deviation,
    detectable_difference:
      deviation === null ? null : deviationsNeeded(level) * deviation * Math.sqrt(1 / own.n + 1 / base.n),
    gaps: own.quantiles.map(({ at, value }, index) => ({ at, value: value - (base.quantiles[index]?.value ?? 0) })),
    p: rankSumP(own.histogram, base.histogram),
    disadvantaged: disadvantagedBy(difference, isGood),
  };
};

/** In the order of the groups. Groups that were left out are compared and not judged. */
export const amountsOf = (
  groups: readonly Compared[],
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
  const level = thresholds.significance / Math.max(1, judged.length);
  const compared = new Map(
    base
      ? found.flatMap(({ group, amounts }) =>
          group === reference ? [] : [[group, compare(amounts, base, { ...judging, level })] as const],
        )
      : [],
  );
  const kept = found.filter(({ isJudged }) => isJudged).map(({ amounts }) => amounts.histogram);
  const omnibus = judged.length > 0 ? kruskalWallisP(kept) : null;
  // Two groups are compared once, and a reference that a person chose was not chosen by the data.
  const isTestedFirst = !isChosen && judged.length > 1;
  const adjusted = correctedWithin(
    judged.map(({ group }) => compared.get(group)?.p ?? 1),
    isTestedFirst ? (omnibus ?? 1) : 0,
  );
  const comparisonOf = (group: CountedGroup): AmountsComparison | null => {
    const one = compared.get(group);
    if (!one) return null;
    const adjusted_p = adjusted[judged.findIndex((other) => other.group === group)] ?? null;
    const verdict =
      adjusted_p === null
        ? null
        : verdictOf(isAmountLarge(one, thresholds), adjusted_p < thresholds.significance, 'flagged');
    return { ...one, adjusted_p, verdict };
  };
  return {
    omnibus_p: omnibus,
    groups: found.map(({ group, amounts: { n, mean, deviation, quantiles } }) => ({
      ...{ names: [...group.names], n, mean, deviation, quantiles },
      compared: comparisonOf(group),
    })),
  };
};
