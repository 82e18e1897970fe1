/**
 * Scores are kept as they are, to the last bit. Only where there are more different ones than fit, the last decimal of all of
 * them becomes 0, and then the one before it: how far this goes depends on which scores there are and not on their order.
 */
import type { Tally } from './tally.ts';

const FINEST = 9;
const COARSEST = -12;
/** The squares of larger ones could not be added up. */
export const LARGEST_SCORE = 1e100;
/** Pairs of a group and a score, over all tables: some 80 MB. */
const MOST_ENTRIES = 2_000_000;

/** Always downwards, so that to cut twice is to cut once as far. What is nearly the next decimal comes of rounding. */
const cut = (score: number, decimals: number) => {
  if (decimals < 0) return Math.floor(score / 10 ** -decimals + 1e-9) * 10 ** -decimals;
  return Math.floor(score * 10 ** decimals + 1e-9) / 10 ** decimals;
};

export const makeScoreScale = (tallies: readonly Tally[], limit = MOST_ENTRIES) => {
  /** To how many decimals scores are cut; nothing as long as they are kept whole. */
  let decimals: number | undefined;
  const entries = () => tallies.reduce((sum, tally) => sum + tally.entries(), 0);
  const cutAll = (to: number) => {
    decimals = to;
    for (const tally of tallies) tally.merge((score) => cut(score, to));
  };
  return {
    // Minus zero is the same score as zero.
    keyOf: (value: number) => {
      let kept = value;
      // Decimal by decimal, as those that came before were cut.
      for (let to = FINEST; decimals !== undefined && to >= decimals; to -= 1) kept = cut(kept, to);
      return kept + 0;
    },
    /** To be asked now and then, and at the end. */
    keepWithin: () => {
      while (entries() > limit && (decimals ?? FINEST) > COARSEST) cutAll((decimals ?? FINEST + 1) - 1);
    },
    /** To which all were cut; nothing where none were. */
    cutTo: () => decimals,
  };
};
