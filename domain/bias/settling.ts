/** How many records it would take to settle what is inconclusive: by the very test that decides. */
import { differenceZ, exactP, type Selected } from './rates.ts';

/** Nothing is said of what would take more records than this. */
const MOST_RECORDS = 2 ** 30;
/** What is computed with floating point may miss a whole number by no more. */
const ROUNDING = 1e-9;

/** Everybody so many times, at the same rates, as far as people can be counted. */
const scaled = ({ n, selected }: Selected, times: number): Selected => ({
  n: Math.round(n * times),
  selected: Math.round(selected * times),
});

/** How many times as many there must be for the difference to be beyond chance: at least so many as were needed before it. */
const timesOf = (
  group: Selected,
  reference: Selected,
  factor: number,
  significance: number,
  least: number,
): number | null => {
  const isClear = (n: number) =>
    factor * exactP(scaled(group, n / group.n), scaled(reference, n / group.n)) < significance;
  const first = Math.ceil(group.n * least - ROUNDING);
  if (isClear(first)) return least;
  let [low, high] = [first, first * 2];
  while (!isClear(high)) {
    if (Math.max(1, reference.n / group.n) * high > MOST_RECORDS) return null;
    [low, high] = [high, high * 2];
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isClear(middle)) high = middle;
    else low = middle;
  }
  return high / group.n;
};

/**
 * Of each of those that are judged together, where all of them grow alike. What is further from chance in deviations stays
 * so, and is the first of the steps of Holm's correction: each step counts once those before it were taken.
 */
export const wouldSettle = <G extends Selected>(
  judged: readonly G[],
  reference: Selected,
  significance: number,
): Map<G, number | null> => {
  const ordered = judged
    .map((group) => ({ group, distance: Math.abs(differenceZ(group, reference) ?? 0) }))
    .toSorted((a, b) => b.distance - a.distance);
  let times: number | null = 1;
  return new Map(
    ordered.map(({ group, distance }, rank) => {
      // Where nothing settles one, nothing settles those behind it.
      if (times !== null)
        times = distance === 0 ? null : timesOf(group, reference, judged.length - rank, significance, times);
      return [group, times === null ? null : Math.max(group.n + 1, Math.ceil(group.n * times - ROUNDING))];
    }),
  );
};
