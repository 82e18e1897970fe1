/** Wilcoxon's signed-rank test: whether paired differences lean to one side, for any distribution. */
import { normalBeyond } from './distributions.ts';
import { signedSumP } from './signed-sum.ts';

/** Up to this number of pairs the test is exact, including ties. */
const MOST_EXACT = 50;

/** Doubles the ranks, so that the mean rank of ties is an integer. */
const doubledRanks = (sizes: readonly number[]) => {
  const order = sizes.map((size, index) => ({ size, index })).toSorted((a, b) => a.size - b.size);
  const ranks = new Array<number>(sizes.length).fill(0);
  let ties = 0;
  for (let first = 0; first < order.length; ) {
    let last = first;
    while (last + 1 < order.length && order[last + 1]?.size === order[first]?.size) last += 1;
    for (const { index } of order.slice(first, last + 1)) ranks[index] = first + last + 2;
    const tied = last - first + 1;
    ties += tied ** 3 - tied;
    first = last + 1;
  }
  return { ranks, ties };
};

/** Pairs without a difference are ignored. Undefined if no pair differs. */
export const signedRanks = (differences: readonly number[]) => {
  const there = differences.filter((difference) => difference !== 0);
  const n = there.length;
  if (n === 0) return undefined;
  const { ranks, ties } = doubledRanks(there.map(Math.abs));
  const doubled = ranks.reduce((sum, rank, index) => sum + ((there[index] ?? 0) > 0 ? rank : 0), 0);
  const w = doubled / 2;
  if (n <= MOST_EXACT) return { w, n, p: signedSumP(ranks, doubled), exact: true };
  const away = Math.max(0, Math.abs(w - (n * (n + 1)) / 4) - 0.5);
  const deviation = Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24 - ties / 48);
  return { w, n, p: normalBeyond(away / deviation), exact: false };
};
