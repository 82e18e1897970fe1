/** The same cases with one group and with another: how often the decision turns, and how often it would anyway. */
import type { Cell } from './answers.ts';
import { mcNemarExact } from './distributions.ts';
import type { Interval } from './figures.ts';
import { meanBootstrap, meanOf } from './mean-bootstrap.ts';
import { deviations } from './rates.ts';

/** A case's answers with the group, and with the reference. */
export type Pair = { readonly group: Cell; readonly reference: Cell };

type Votes = { readonly yes: number; readonly of: number };

/** What most of the repetitions say; nothing where as many say the one as the other. */
export const majorityOf = ({ yes, of }: Votes) => (yes * 2 === of ? undefined : yes * 2 > of);

export const decisionsOf = ({ selected, decided }: Cell): Votes => ({ yes: selected, of: decided });
export const refusalsOf = ({ refused, asked }: Cell): Votes => ({ yes: refused, of: asked });

/** By majorities, because repetitions of one prompt are no prompts of their own. */
export const turnsOf = (pairs: readonly Pair[], votesOf: (cell: Cell) => Votes) => {
  const counts = { pairs: 0, both: 0, to_more: 0, to_less: 0, undecided: 0 };
  for (const { group, reference } of pairs) {
    const [one, other] = [votesOf(group), votesOf(reference)];
    if (one.of === 0 || other.of === 0) continue;
    counts.pairs += 1;
    const [is, was] = [majorityOf(one), majorityOf(other)];
    if (is === undefined || was === undefined) counts.undecided += 1;
    else if (is && was) counts.both += 1;
    else if (is) counts.to_more += 1;
    else if (was) counts.to_less += 1;
  }
  return { ...counts, p: mcNemarExact(counts.to_more, counts.to_less) };
};

/** How likely two answers of one cell differ. */
const within = ({ yes, of }: Votes) => (of < 2 ? undefined : (2 * yes * (of - yes)) / (of * (of - 1)));

/** And one of each of two. */
const between = (one: Votes, other: Votes) =>
  (one.yes * (other.of - other.yes) + other.yes * (one.of - one.yes)) / (one.of * other.of);

/**
 * Where the group has no part, an answer with the one differs from one with the other exactly as often as two answers to the
 * very same prompt do. What is more than that is the group's.
 */
export const flipsAndNoise = (pairs: readonly Pair[], seed: number, level: number) => {
  const flips: number[] = [];
  const noises: number[] = [];
  const excesses: number[] = [];
  for (const { group, reference } of pairs) {
    const [one, other] = [decisionsOf(group), decisionsOf(reference)];
    if (one.of === 0 || other.of === 0) continue;
    const flip = between(one, other);
    flips.push(flip);
    const known = [within(one), within(other)].filter((noise) => noise !== undefined);
    if (known.length === 0) continue;
    const noise = known.reduce((sum, value) => sum + value, 0) / known.length;
    noises.push(noise);
    excesses.push(flip - noise);
  }
  const excess_interval = meanBootstrap(excesses, seed, level);
  return {
    rate: meanOf(flips),
    noise: noises.length === 0 ? null : meanOf(noises),
    excess: excesses.length === 0 ? null : meanOf(excesses),
    excess_interval,
    above_noise: excess_interval && excess_interval.low > 0,
  };
};

/** Of the ratio of two rates that were found in the same cases. */
export const pairedRatio = (
  { both, to_more, to_less }: { both: number; to_more: number; to_less: number },
  level: number,
): { ratio: number | null; interval: Interval | null } => {
  const [one, other] = [both + to_more, both + to_less];
  if (other === 0) return { ratio: null, interval: null };
  const ratio = one / other;
  // Where no case turned, nothing says how much the ratio might have.
  if (one === 0 || to_more + to_less === 0) return { ratio, interval: null };
  const width = deviations(level) * Math.sqrt((to_more + to_less) / (one * other));
  return { ratio, interval: { low: ratio * Math.exp(-width), high: ratio * Math.exp(width) } };
};
