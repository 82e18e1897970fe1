/**
 * Tests whether the rates of all groups of a table are equal: a permutation test of the chi-square statistic. It
 * precedes the comparison of pairs because the reference is often the highest rate, which the data determined, and
 * Holm's correction does not account for that choice.
 */
import { chiSquareAbove } from './distributions.ts';
import { type Random, randomOf } from './random.ts';
import { exactP, type Selected } from './rates.ts';
import { lnFactorial } from './special-functions.ts';

const MOST_PERMUTATIONS = 9_999;
/** If no permutation among this many is as extreme, p is small enough to stop. */
const ENOUGH_NONE = 999;
/** After this many permutations that are as extreme, p is precise enough (Besag and Clifford 1991). */
const ENOUGH_EXTREME = 100;
/** The rounding difference between two computations of one statistic. */
const ROUNDING = 1 - 1e-9;

const lnChoose = (n: number, k: number) => lnFactorial(n) - lnFactorial(k) - lnFactorial(n - k);

/**
 * Draws the number of selected records among `drawn`, if `selected` of `all` are: inversion, outwards from the mode.
 */
const drawSelected = (drawn: number, selected: number, all: number, random: Random) => {
  const first = Math.max(0, drawn - (all - selected));
  const last = Math.min(drawn, selected);
  const mode = Math.min(last, Math.max(first, Math.floor(((drawn + 1) * (selected + 1)) / (all + 2))));
  const atMode = Math.exp(lnChoose(selected, mode) + lnChoose(all - selected, drawn - mode) - lnChoose(all, drawn));
  const ratio = (k: number) => ((drawn - k + 1) * (selected - k + 1)) / (k * (all - selected - drawn + k));
  let left = random() - atMode;
  let [low, high] = [mode, mode];
  let [below, above] = [atMode, atMode];
  while (left > 0 && (low > first || high < last)) {
    if (high < last) {
      high += 1;
      above *= ratio(high);
      left -= above;
      if (left <= 0) return high;
    }
    if (low > first) {
      below /= ratio(low);
      low -= 1;
      left -= below;
      if (left <= 0) return low;
    }
  }
  return mode;
};

/** The chi-square statistic without its factors that are constant over permutations. */
const distanceOf = (counts: readonly number[], groups: readonly Selected[], rate: number) =>
  groups.reduce((sum, { n }, index) => sum + ((counts[index] ?? 0) - n * rate) ** 2 / n, 0);

/** Two groups are compared exactly. The result does not depend on the order or the names of the groups. */
export const omnibusP = (groups: readonly Selected[], seed: number): number => {
  const ordered = groups.filter(({ n }) => n > 0).toSorted((a, b) => a.n - b.n || a.selected - b.selected);
  const [one, other] = ordered;
  if (!one || !other) return 1;
  if (ordered.length === 2) return exactP(one, other);
  const all = ordered.reduce((sum, { n }) => sum + n, 0);
  const selected = ordered.reduce((sum, group) => sum + group.selected, 0);
  if (selected === 0 || selected === all) return 1;
  const rate = selected / all;
  const observed = distanceOf(
    ordered.map((group) => group.selected),
    ordered,
    rate,
  );
  const random = randomOf(seed);
  const counts = new Array<number>(ordered.length).fill(0);
  let extreme = 0;
  for (let permutation = 1; permutation <= MOST_PERMUTATIONS; permutation += 1) {
    let [left, leftSelected] = [all, selected];
    for (const [index, { n }] of ordered.entries()) {
      const count = index === ordered.length - 1 ? leftSelected : drawSelected(n, leftSelected, left, random);
      counts[index] = count;
      left -= n;
      leftSelected -= count;
    }
    if (distanceOf(counts, ordered, rate) >= observed * ROUNDING) extreme += 1;
    if (extreme === ENOUGH_EXTREME) return extreme / permutation;
    if (extreme === 0 && permutation === ENOUGH_NONE)
      return Math.min(1 / (permutation + 1), chiSquareAbove(observed / (rate * (1 - rate)), ordered.length - 1));
  }
  return (extreme + 1) / (MOST_PERMUTATIONS + 1);
};
