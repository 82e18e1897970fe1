/**
 * How often a decision changes with the group, compared with how often it changes between repetitions: the stability of
 * answers, regardless of direction.
 */
import type { BiasVerdict } from '#domain/bias/result/figures.ts';
import type { Flips } from '#domain/bias/result/pairs.ts';
import { meanBootstrap, meanOf } from '#domain/bias/statistics/mean-bootstrap.ts';
import type { Both, Votes } from './rates.ts';

/** The probability that two answers of one cell differ. */
const within = ({ yes, of }: Votes) => (of < 2 ? undefined : (2 * yes * (of - yes)) / (of * (of - 1)));

/** The probability that an answer of one cell differs from an answer of the other. */
const between = (one: Votes, other: Votes) =>
  (one.yes * (other.of - other.yes) + other.yes * (one.of - one.yes)) / (one.of * other.of);

/** Without repetitions the noise is unknown, so there is no verdict. */
const verdictOfFlips = ({ rate, excess, above_noise }: Omit<Flips, 'verdict'>, limit: number): BiasVerdict | null => {
  if (above_noise === null) return null;
  if (rate <= limit) return above_noise ? 'detectable_small' : 'no_flag';
  if (above_noise) return 'flagged';
  return excess !== null && excess > limit ? 'inconclusive' : 'within_noise';
};

/**
 * If the group has no effect, answers of two groups differ exactly as often as repeated answers to the same prompt. The
 * excess is the effect of the group.
 */
export const flipsAndNoise = (
  votes: readonly Both[],
  { seed, confidence, limit }: { seed: number; confidence: number; limit: number },
): Flips | null => {
  if (votes.length === 0) return null;
  const flips: number[] = [];
  const noises: number[] = [];
  const excesses: number[] = [];
  for (const { one, other } of votes) {
    const flip = between(one, other);
    flips.push(flip);
    const known = [within(one), within(other)].filter((noise) => noise !== undefined);
    if (known.length === 0) continue;
    const noise = known.reduce((sum, value) => sum + value, 0) / known.length;
    noises.push(noise);
    excesses.push(flip - noise);
  }
  const excess_interval = meanBootstrap(excesses, seed, confidence);
  const found = {
    rate: meanOf(flips),
    noise: noises.length === 0 ? null : meanOf(noises),
    excess: excesses.length === 0 ? null : meanOf(excesses),
    excess_interval,
    above_noise: excess_interval && excess_interval.low > 0,
  };
  return { ...found, verdict: verdictOfFlips(found, limit) };
};
