/**
 * Scores as whole numbers, to nine decimals, so that equal ones are equal and sums come out the same in any order. Where
 * there are more different ones than are kept apart, the last decimal is cut off from all of them, and again. How far this
 * goes depends on which scores there are and not on their order.
 */
import type { Tally } from './tally.ts';

const FINEST = 9;
const COARSEST = -6;
/** What a whole number can say exactly. */
export const LARGEST_SCORE = 9_007_199;
/** Pairs of a group and a score, over all tables: some 80 MB. */
export const MOST_ENTRIES = 2_000_000;

const cut = (score: number, by: number) => (score - (((score % by) + by) % by)) / by;

export const makeScoreScale = (tallies: readonly Tally[], limit = MOST_ENTRIES) => {
  let decimals = FINEST;
  let by = 1;
  const entries = () => tallies.reduce((sum, tally) => sum + tally.entries(), 0);
  return {
    keyOf: (value: number) => {
      const finest = Math.round(value * 10 ** FINEST);
      return by === 1 ? finest : cut(finest, by);
    },
    toValue: (key: number) => (decimals >= 0 ? key / 10 ** decimals : key * 10 ** -decimals),
    /** To be asked after each row. */
    keepWithin: () => {
      while (decimals > COARSEST && entries() > limit) {
        decimals -= 1;
        by *= 10;
        for (const tally of tallies) tally.merge((score) => cut(score, 10));
      }
    },
    decimals: () => decimals,
    wasCut: () => decimals < FINEST,
  };
};
export type ScoreScale = ReturnType<typeof makeScoreScale>;
