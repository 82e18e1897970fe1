/** How often each score occurred in one group, in order: with a positive label, with a negative one, and without any. */
import type { Tally } from './tally.ts';

export const LABELS = ['negative', 'positive', 'none'] as const;
type Label = (typeof LABELS)[number];

export type Histogram = {
  /** Each different one once, from low to high. */
  readonly scores: Float64Array;
  readonly counts: Readonly<Record<Label, Float64Array>>;
};

/** Whatever its label is. */
export const countAt = ({ counts }: Histogram, index: number) =>
  (counts.negative[index] ?? 0) + (counts.positive[index] ?? 0) + (counts.none[index] ?? 0);

export const slotOfLabel = (group: number, label: number) => group * LABELS.length + label;

const distinct = (sorted: Float64Array) => sorted.filter((score, index) => index === 0 || score !== sorted[index - 1]);

/** By group, of a tally whose slots are `slotOfLabel`. */
export const histograms = (tally: Tally): Map<number, Histogram> => {
  const groupOf = (slot: number) => Math.floor(slot / LABELS.length);
  const sizes = new Map<number, number>();
  tally.each((slot) => void sizes.set(groupOf(slot), (sizes.get(groupOf(slot)) ?? 0) + 1));
  const filled = new Map([...sizes].map(([group, size]) => [group, { scores: new Float64Array(size), next: 0 }]));
  tally.each((slot, score) => {
    const of = filled.get(groupOf(slot));
    if (of) of.scores[of.next++] = score;
  });
  const histogramOf = (group: number, all: Float64Array): Histogram => {
    const scores = distinct(all.sort());
    const [negative, positive, none] = LABELS.map((_, label) =>
      scores.map((score) => tally.countOf(slotOfLabel(group, label), score)),
    ) as [Float64Array, Float64Array, Float64Array]; // one of each of LABELS
    return { scores, counts: { negative, positive, none } };
  };
  return new Map([...filled].map(([group, { scores }]) => [group, histogramOf(group, scores)]));
};

export const sizeOf = (histogram: Histogram) => {
  let size = 0;
  for (let index = 0; index < histogram.scores.length; index += 1) size += countAt(histogram, index);
  return size;
};

/** Of the values in order, the last of the lower half and the first of the upper: what is above the one is above the median. */
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

/** Mean and standard deviation of the sample. */
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
