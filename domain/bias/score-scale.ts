/**
 * Scores as whole numbers, of the ninth decimal, so that equal ones are equal and come out the same in any order. Where
 * there are more different ones than are kept apart, the last decimal of all of them becomes 0, and the one before it. How
 * far this goes depends on which scores there are and not on their order.
 */
import type { Tally } from './tally.ts';

const FINEST = 9;
const COARSEST = -6;
const UNIT = 10 ** FINEST;
/** Beyond it a whole number of the ninth decimal is not exact. */
export const LARGEST_SCORE = 9_007_199;
/** Pairs of a group and a score, over all tables: some 80 MB. */
const MOST_ENTRIES = 2_000_000;

/** Always downwards, so that to cut twice is to cut once as far. */
const cut = (score: number, by: number) => score - (((score % by) + by) % by);

const toValue = (key: number) => key / UNIT;

export const makeScoreScale = (tallies: readonly Tally[], limit = MOST_ENTRIES) => {
  let decimals = FINEST;
  let by = 1;
  let isLost = false;
  const entries = () => tallies.reduce((sum, tally) => sum + tally.entries(), 0);
  const cutAll = () => {
    decimals -= 1;
    by *= 10;
    for (const tally of tallies)
      if (tally.some((score) => score % by !== 0)) {
        isLost = true;
        tally.merge((score) => cut(score, by));
      }
  };
  return {
    keyOf: (value: number) => {
      const key = Math.round(value * UNIT);
      if (by === 1) return key;
      const kept = cut(key, by);
      if (kept !== key) isLost = true;
      return kept;
    },
    toValue,
    /** To be asked now and then, and at the end. */
    keepWithin: () => {
      while (decimals > COARSEST && entries() > limit) cutAll();
    },
    /** To which all were cut; nothing where none had more. */
    cutTo: () => (isLost ? decimals : undefined),
  };
};
