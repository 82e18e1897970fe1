/**
 * The distribution of any number of values in bounded memory, without random numbers: the same values in the same order
 * give the same sketch. A full level is sorted and every second value moves up, where it counts twice (Manku,
 * Rajagopalan and Lindsay 1998). With levels of 1,024 values, the rank of a value is off by at most 0.7% of 5,000,000
 * values.
 */
export type CountedNumber = readonly [number: number, count: number];

const MOST_POINTS = 1000;

const ascending = (a: number, b: number) => a - b;

export const makeQuantileSketch = (size: number) => {
  const levels: number[][] = [];
  /** Whether the first or the second of two values moves up next. It alternates, so that errors cancel out. */
  const isSecondNext: boolean[] = [];
  const addAt = (level: number, value: number) => {
    levels[level] ??= [];
    levels[level].push(value);
    if (levels[level].length < size) return;
    const sorted = levels[level].toSorted(ascending);
    levels[level] = [];
    const offset = isSecondNext[level] ? 1 : 0;
    isSecondNext[level] = offset === 0;
    for (let at = offset; at < sorted.length; at += 2) addAt(level + 1, sorted[at] ?? 0);
  };

  /** Equal numbers form one entry. Above 1,000 entries, each entry also represents its neighbors. */
  const summary = (): CountedNumber[] => {
    const all = levels.flatMap((values, level) => values.map((value) => ({ value, count: 2 ** level })));
    const total = all.reduce((sum, { count }) => sum + count, 0);
    const merged: [number, number][] = [];
    let [reached, waiting] = [0, 0];
    for (const { value, count } of all.toSorted((a, b) => a.value - b.value)) {
      const last = merged.at(-1);
      reached += count;
      if (last?.[0] === value) last[1] += count;
      else if (reached * MOST_POINTS < (merged.length + 1) * total) waiting += count;
      else {
        merged.push([value, count + waiting]);
        waiting = 0;
      }
    }
    const last = merged.at(-1);
    if (last) last[1] += waiting;
    return merged;
  };

  return { add: (value: number) => addAt(0, value), summary };
};
