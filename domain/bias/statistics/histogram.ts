/** The sorted distinct scores of one group, with the counts of positive, negative and missing labels. */
import type { Tally } from '#domain/bias/file/tally.ts';

export const LABELS = ['negative', 'positive', 'none'] as const;
type Label = (typeof LABELS)[number];

export type Histogram = {
  /** Distinct scores in ascending order. */
  readonly scores: Float64Array;
  readonly counts: Readonly<Record<Label, Float64Array>>;
};

/** The count over all labels. */
export const countAt = ({ counts }: Histogram, index: number) =>
  (counts.negative[index] ?? 0) + (counts.positive[index] ?? 0) + (counts.none[index] ?? 0);

export const slotOfLabel = (group: number, label: number) => group * LABELS.length + label;

/** Merges sorted lists into their sorted distinct scores. */
export const distinct = (lists: readonly Float64Array[]) => {
  const merged = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0));
  const next = lists.map(() => 0);
  let kept = 0;
  for (;;) {
    let least = Number.POSITIVE_INFINITY;
    for (const [list, scores] of lists.entries()) {
      const score = scores[next[list] ?? 0];
      if (score !== undefined && score < least) least = score;
    }
    if (least === Number.POSITIVE_INFINITY) return kept === merged.length ? merged : merged.slice(0, kept);
    merged[kept++] = least;
    for (const [list, scores] of lists.entries()) {
      let at = next[list] ?? 0;
      while (scores[at] === least) at += 1;
      next[list] = at;
    }
  }
};

/** The number of occurrences of each score in the sorted list. */
const timesIn = (list: Float64Array, scores: Float64Array) => {
  // The operating system does not allocate memory pages that are never written.
  const times = new Float64Array(scores.length);
  let at = 0;
  for (let index = 0; at < list.length; index += 1) {
    const from = at;
    while (list[at] === scores[index]) at += 1;
    if (at > from) times[index] = at - from;
  }
  return times;
};

/** The index of a score that the array contains. */
const indexIn = (sorted: Float64Array, score: number) => {
  let [low, high] = [0, sorted.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < score) low = middle + 1;
    else high = middle;
  }
  return low;
};

const NONE = new Float64Array(0);

/** A histogram for each group, from slots of `slotOfLabel` and scores. A pair may occur several times. */
export const histograms = ({ each }: Pick<Tally, 'each'>): Map<number, Histogram> => {
  const sizes: number[] = [];
  let areSingle = true;
  each((slot, _, count) => {
    while (sizes.length <= slot) sizes.push(0);
    sizes[slot] = (sizes[slot] ?? 0) + 1;
    if (count !== 1) areSingle = false;
  });
  const lists = sizes.map((size) => new Float64Array(size));
  const next = new Int32Array(sizes.length);
  each((slot, score) => {
    const list = lists[slot];
    const at = next[slot] ?? 0;
    if (list) list[at] = score;
    next[slot] = at + 1;
  });
  const made = new Map<number, Histogram>();
  for (let group = 0; group * LABELS.length < lists.length; group += 1) {
    const ofGroup = LABELS.map((_, label) => (lists[slotOfLabel(group, label)] ?? NONE).sort());
    const scores = distinct(ofGroup);
    if (scores.length === 0) continue;
    const [negative, positive, none] = ofGroup.map((list) => timesIn(list, scores)) as [
      ...[Float64Array, Float64Array, Float64Array], // one of each of LABELS
    ];
    made.set(group, { scores, counts: { negative, positive, none } });
  }
  if (!areSingle)
    each((slot, score, count) => {
      const label = LABELS[slot % LABELS.length];
      const of = made.get(Math.floor(slot / LABELS.length));
      if (count === 1 || !of || !label) return;
      const [counts, index] = [of.counts[label], indexIn(of.scores, score)];
      counts[index] = (counts[index] ?? 0) + count - 1;
    });
  return made;
};

export const sizeOf = (histogram: Histogram) => {
  let size = 0;
  for (let index = 0; index < histogram.scores.length; index += 1) size += countAt(histogram, index);
  return size;
};

/** The last value of the lower half and the first of the upper half. Values above `lower` are above the median. */
export const middleOf = (histogram: Histogram): { lower: number; upper: number } | undefined => {
  const size = sizeOf(histogram);
  const at = (rank: number) => {
    let seen = 0;
    for (let index = 0; index < histogram.scores.length; index += 1) {
      seen += countAt(histogram, index);
      if (seen >= rank) return histogram.scores[index];
    }
    return undefined;
  };
  const [lower, upper] = [at(Math.ceil(size / 2)), at(Math.floor(size / 2) + 1)];
  return lower === undefined || upper === undefined || size === 0 ? undefined : { lower, upper };
};

/** The mean and the standard deviation of the sample. */
export const momentsOf = (histogram: Histogram) => {
  const n = sizeOf(histogram);
  let sum = 0;
  for (let index = 0; index < histogram.scores.length; index += 1)
    sum += (histogram.scores[index] ?? 0) * countAt(histogram, index);
  const mean = sum / n;
  let squares = 0;
  for (let index = 0; index < histogram.scores.length; index += 1)
    squares += ((histogram.scores[index] ?? 0) - mean) ** 2 * countAt(histogram, index);
  return { n, mean, deviation: n > 1 ? Math.sqrt(squares / (n - 1)) : null };
};
