/** Tests whether the amounts of groups differ by rank, so that extreme amounts have limited weight. */
import { chiSquareAbove, normalBeyond } from './distributions.ts';
import { countAt, distinct, type Histogram, sizeOf } from './histogram.ts';

/** The rank sum of each group, with mean ranks for ties, and the tie correction of the variance. */
const ranksOf = (groups: readonly Histogram[]) => {
  const scores = distinct(groups.map((group) => group.scores));
  const counts = new Float64Array(scores.length);
  const walk = (group: Histogram, see: (place: number, count: number) => void) => {
    let place = 0;
    for (const [index, score] of group.scores.entries()) {
      while (scores[place] !== score) place += 1;
      see(place, countAt(group, index));
    }
  };
  for (const group of groups) walk(group, (place, count) => (counts[place] = (counts[place] ?? 0) + count));
  const ranks = new Float64Array(scores.length);
  let [n, ties] = [0, 0];
  for (const [place, count] of counts.entries()) {
    ranks[place] = n + (count + 1) / 2;
    n += count;
    ties += count ** 3 - count;
  }
  const sums = groups.map((group) => {
    let [sum, size] = [0, 0];
    walk(group, (place, count) => {
      sum += count * (ranks[place] ?? 0);
      size += count;
    });
    return { sum, n: size };
  });
  return { n, sums, untied: n < 2 ? 0 : 1 - ties / (n ** 3 - n) };
};

/** The shares of pairs in which `one` is lower and higher than `other`. The remainder are ties. */
const pairShares = (one: Histogram, other: Histogram) => {
  let [less, more, index, below] = [0, 0, 0, 0];
  const all = sizeOf(one) * sizeOf(other);
  const size = sizeOf(other);
  for (const [place, score] of one.scores.entries()) {
    for (; index < other.scores.length && (other.scores[index] ?? 0) < score; index += 1)
      below += countAt(other, index);
    const same = other.scores[index] === score ? countAt(other, index) : 0;
    const count = countAt(one, place);
    more += count * below;
    less += count * (size - below - same);
  }
  return { below: less / all, above: more / all };
};

/** The two-sided Mann–Whitney test with tie and continuity corrections. */
export const compareRanks = (one: Histogram, other: Histogram) => {
  const { n, sums, untied } = ranksOf([one, other]);
  const [own, base] = sums;
  const shares = pairShares(one, other);
  if (!own || !base || untied === 0) return { ...shares, p: 1 };
  const distance = Math.abs(own.sum - (own.n * (n + 1)) / 2);
  const deviation = Math.sqrt((own.n * base.n * (n + 1) * untied) / 12);
  return { ...shares, p: normalBeyond(Math.max(0, distance - 0.5) / deviation) };
};

/** The Kruskal–Wallis test of all groups. */
export const kruskalWallisP = (groups: readonly Histogram[]): number => {
  const { n, sums, untied } = ranksOf(groups);
  if (groups.length < 2 || untied === 0) return 1;
  const between = sums.reduce((sum, group) => sum + (group.sum - (group.n * (n + 1)) / 2) ** 2 / group.n, 0);
  return chiSquareAbove((12 * between) / (n * (n + 1) * untied), groups.length - 1);
};
