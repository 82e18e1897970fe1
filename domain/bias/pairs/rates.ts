/** Compares the rates of decisions or refusals of the same cases with two groups. */
import type { Cell } from '#domain/bias/file/answers.ts';
import type { Interval, Proportion } from '#domain/bias/result/figures.ts';
import type { PairedRates } from '#domain/bias/result/pairs.ts';
import { mcNemarExact } from '#domain/bias/statistics/distributions.ts';
import { meanBootstrap, meanOf, sumOf } from '#domain/bias/statistics/mean-bootstrap.ts';
import { detectablePairedRatios, deviationsNeeded } from '#domain/bias/statistics/power.ts';
import { deviations, rateInterval } from '#domain/bias/statistics/rates.ts';
import { signFlipP } from '#domain/bias/statistics/signed-sum.ts';

/** The answers to one case with the group and with the reference. */
export type Pair = { readonly group: Cell; readonly reference: Cell };

export type Votes = { readonly yes: number; readonly of: number };

export const decisionsOf = ({ selected, decided }: Cell): Votes => ({ yes: selected, of: decided });
export const refusalsOf = ({ refused, asked }: Cell): Votes => ({ yes: refused, of: asked });

export type Both = { readonly one: Votes; readonly other: Votes };

/** Only pairs with votes on both sides. */
export const votesIn = (pairs: readonly Pair[], votesOf: (cell: Cell) => Votes): Both[] =>
  pairs
    .map(({ group, reference }) => ({ one: votesOf(group), other: votesOf(reference) }))
    .filter(({ one, other }) => one.of > 0 && other.of > 0);

/**
 * Answers to one prompt are not independent, so the interval uses the effective sample size (design effect), which is
 * at most the number of answers.
 */
export const clusteredProportion = (votes: readonly Votes[], level: number): Proportion | null => {
  const [of, count] = [votes.reduce((n, vote) => n + vote.of, 0), votes.reduce((n, vote) => n + vote.yes, 0)];
  if (of === 0) return null;
  const rate = count / of;
  const asked = votes.filter((vote) => vote.of > 0);
  const squares = sumOf(asked.map((vote) => (vote.yes - rate * vote.of) ** 2));
  const variance = asked.length > 1 ? (squares * asked.length) / (asked.length - 1) / of ** 2 : 0;
  const records = variance === 0 ? asked.length : Math.min(of, (rate * (1 - rate)) / variance);
  return { count, of, rate, interval: rateInterval({ n: records, selected: rate * records }, level) };
};

/** The majority of the repetitions; undefined for a tie. */
const majorityOf = ({ yes, of }: Votes) => (yes * 2 === of ? undefined : yes * 2 > of);

/** Counts prompts by their majority, because repetitions of one prompt are not independent. */
const turnsOf = (votes: readonly Both[]) => {
  const counts = { to_more: 0, to_less: 0, undecided: 0 };
  for (const { one, other } of votes) {
    const [is, was] = [majorityOf(one), majorityOf(other)];
    if (is === undefined || was === undefined) counts.undecided += 1;
    else if (is && !was) counts.to_more += 1;
    else if (was && !is) counts.to_less += 1;
  }
  return { ...counts, mcnemar_p: mcNemarExact(counts.to_more, counts.to_less) };
};

export const shareOf = ({ yes, of }: Votes) => yes / of;

/** The interval of the ratio of two paired means, on the logarithmic scale. Each case is one observation. */
const ratioInterval = (
  shares: readonly { one: number; other: number }[],
  rate: number,
  base: number,
  level: number,
) => {
  if (rate === 0 || base === 0) return null;
  const squares = sumOf(shares.map(({ one, other }) => (one / rate - other / base) ** 2));
  // If no case changed, the variance of the ratio is unknown.
  if (squares === 0) return null;
  const width = (deviations(level) * Math.sqrt(squares)) / shares.length;
  const ratio = rate / base;
  return { low: ratio * Math.exp(-width), high: ratio * Math.exp(width) };
};

type Judging = {
  readonly seed: number;
  readonly confidence: number;
  /** The significance level of one comparison. */
  readonly significance: number;
};

export type RatesFound = Omit<PairedRates, 'adjusted_p' | 'pairs_needed' | 'verdict'> & {
  /** The number of cases for a power of 80% at the same rates. */
  readonly needed: number | null;
};

/** Leaves out figures that also depend on other groups. Undefined if no pair has both sides. */
export const compareRates = (
  votes: readonly Both[],
  { seed, confidence, significance }: Judging,
): RatesFound | null => {
  if (votes.length === 0) return null;
  const shares = votes.map(({ one, other }) => ({ one: shareOf(one), other: shareOf(other) }));
  const [rate, base] = [meanOf(shares.map(({ one }) => one)), meanOf(shares.map(({ other }) => other))];
  const differences = shares.map(({ one, other }) => one - other);
  const difference = rate - base;
  const deviation = Math.sqrt(meanOf(differences.map((value) => value * value)));
  const interval: Interval | null = meanBootstrap(differences, seed, confidence);
  return {
    pairs: votes.length,
    ...{ rate, reference_rate: base, ratio: base === 0 ? null : rate / base },
    ratio_interval: ratioInterval(shares, rate, base, confidence),
    ...{ difference, difference_interval: interval },
    ...turnsOf(votes),
    p: signFlipP(
      votes.map(({ one, other }) => ({ value: shareOf(one) - shareOf(other), denominator: one.of * other.of })),
    ),
    detectable: detectablePairedRatios({ pairs: differences.length, deviation, base }, significance),
    needed:
      difference === 0
        ? null
        : Math.max(votes.length + 1, Math.ceil(((deviationsNeeded(significance) * deviation) / difference) ** 2)),
  };
};
