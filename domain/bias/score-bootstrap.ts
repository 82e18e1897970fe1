/**
 * How sure the ratio of two scoring rates is: 2,000 samples of the same records, each with a median of its own. Only
 * scores near the median can be on its other side in another sample, so those are kept apart and what is below and above
 * them is counted together: as exact, and as quick for a million records as for a thousand.
 */
import type { CountedGroup } from './counted.ts';
import type { Interval } from './figures.ts';
import { countAt, type Histogram, sizeOf } from './histogram.ts';
import { drawn, middlePart, randomOf } from './random.ts';

const SAMPLES = 2000;
/** The median of a sample is this many of its standard deviations away at the most. */
const FAR = 6;
const NEAR_BINS = 200;

/** For each score of all records the bin that it is in. */
const binsOf = (all: Histogram): { bins: Map<number, number>; size: number } => {
  const n = sizeOf(all);
  const far = FAR * 0.5 * Math.sqrt(n);
  const width = Math.max(1, (2 * far) / NEAR_BINS);
  const bins = new Map<number, number>();
  const [near, end] = [n / 2 - far, n / 2 + far];
  /** Of a score that many have, such as a rating, only a part may be near the median: it is near it all the same. */
  const placeOf = (from: number, to: number) => {
    if (to < near) return 0;
    if (from > end) return NEAR_BINS + 1;
    return Math.min(NEAR_BINS, Math.max(1, Math.floor(((from + to) / 2 - near) / width) + 1));
  };
  let [seen, bin, last] = [0, 0, Number.NEGATIVE_INFINITY];
  for (const [index, score] of all.scores.entries()) {
    const count = countAt(all, index);
    const place = placeOf(seen, seen + count);
    if (index > 0 && place !== last) bin += 1;
    last = place;
    bins.set(score, bin);
    seen += count;
  }
  return { bins, size: bin + 1 };
};

const binned = (histogram: Histogram | undefined, { bins, size }: ReturnType<typeof binsOf>) => {
  const counts = new Float64Array(size);
  if (!histogram) return counts;
  for (const [index, score] of histogram.scores.entries()) {
    const bin = bins.get(score) ?? 0;
    counts[bin] = (counts[bin] ?? 0) + countAt(histogram, index);
  }
  return counts;
};

const compareCounts = (a: Float64Array, b: Float64Array) => {
  for (const [index, count] of a.entries()) if (count !== b[index]) return count - (b[index] ?? 0);
  return 0;
};

/** By group, its scoring rate in each sample. */
const samplesOf = (groups: readonly CountedGroup[], all: Histogram, seed: number) => {
  const layout = binsOf(all);
  const rest = binned(all, layout);
  const counted = groups.map((group) => ({ group, counts: binned(group.histogram, layout) }));
  for (const { counts } of counted) for (const [bin, count] of counts.entries()) rest[bin] = (rest[bin] ?? 0) - count;
  // In an order that follows from the counts, so that neither names nor the order of rows have a part in chance.
  const ordered = counted.toSorted((a, b) => compareCounts(a.counts, b.counts));
  const random = randomOf(seed);
  const rates = new Map(groups.map((group) => [group, new Float64Array(SAMPLES)]));
  const sampled = [...ordered.map(({ counts }) => counts), rest].map((counts) => ({
    counts,
    drawn: new Float64Array(layout.size),
  }));
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const total = new Float64Array(layout.size);
    let n = 0;
    for (const one of sampled)
      for (let bin = 0; bin < layout.size; bin += 1) {
        const count = one.counts[bin] ?? 0;
        const times = count === 0 ? 0 : drawn(count, random);
        one.drawn[bin] = times;
        total[bin] = (total[bin] ?? 0) + times;
        n += times;
      }
    let [median, seen] = [0, total[0] ?? 0];
    while (seen < Math.ceil(n / 2) && median < layout.size - 1) seen += total[++median] ?? 0;
    for (const [index, { group }] of ordered.entries()) {
      let [of, above] = [0, 0];
      for (const [bin, times] of sampled[index]?.drawn.entries() ?? []) {
        of += times;
        if (bin > median) above += times;
      }
      const ofGroup = rates.get(group);
      if (ofGroup) ofGroup[sample] = above / of;
    }
  }
  return rates;
};

/** In samples of few different scores the reference may have none above the median: that many may say nothing. */
const MOST_SILENT = 0.05;

/** Of the ratio of two groups. Nothing where it cannot be told in more than a few of the samples. */
export const ratioBootstrap = (groups: readonly CountedGroup[], all: Histogram, seed: number, level: number) => {
  const rates = samplesOf(groups, all, seed);
  return (group: CountedGroup, reference: CountedGroup): Interval | null => {
    const base = rates.get(reference);
    const ratios = rates.get(group)?.map((rate, sample) => rate / (base?.[sample] ?? Number.NaN));
    const told = ratios?.filter(Number.isFinite);
    return told && told.length >= SAMPLES * (1 - MOST_SILENT) ? middlePart(told, level) : null;
  };
};
