/**
 * The bootstrap interval of the ratio of two scoring rates, from 2,000 samples, each with its own median. Only scores
 * near the median can change sides between samples, so the other scores are counted in bulk. This is exact and
 * independent of the number of records.
 */
import type { CountedGroup } from '#domain/bias/impact/counted.ts';
import type { Interval } from '#domain/bias/result/figures.ts';
import { countAt, type Histogram, sizeOf } from './histogram.ts';
import { drawn, middlePart, randomOf } from './random.ts';

const SAMPLES = 2000;
/** The largest distance of a sample's median, in standard deviations. */
const FAR = 6;
const NEAR_BINS = 200;

/** The lowest score of each bin, in order. */
const binsOf = (all: Histogram): Float64Array => {
  const n = sizeOf(all);
  const far = FAR * 0.5 * Math.sqrt(n);
  const width = Math.max(1, (2 * far) / NEAR_BINS);
  const lowest: number[] = [];
  const [near, end] = [n / 2 - far, n / 2 + far];
  /** A score with many ties, such as a rating, may be only partly near the median. It counts as near. */
  const placeOf = (from: number, to: number) => {
    if (to < near) return 0;
    if (from > end) return NEAR_BINS + 1;
    return Math.min(NEAR_BINS, Math.max(1, Math.floor(((from + to) / 2 - near) / width) + 1));
  };
  let [seen, last] = [0, Number.NEGATIVE_INFINITY];
  for (const [index, score] of all.scores.entries()) {
    const count = countAt(all, index);
    const place = placeOf(seen, seen + count);
    if (place !== last) lowest.push(score);
    last = place;
    seen += count;
  }
  return Float64Array.from(lowest);
};

const binned = (histogram: Histogram | undefined, lowest: Float64Array) => {
  const counts = new Float64Array(lowest.length);
  if (!histogram) return counts;
  let bin = 0;
  for (const [index, score] of histogram.scores.entries()) {
    while (score >= (lowest[bin + 1] ?? Number.POSITIVE_INFINITY)) bin += 1;
    counts[bin] = (counts[bin] ?? 0) + countAt(histogram, index);
  }
  return counts;
};

const compareCounts = (a: Float64Array, b: Float64Array) => {
  for (const [index, count] of a.entries()) if (count !== b[index]) return count - (b[index] ?? 0);
  return 0;
};

/** The scoring rate of each group in each sample. */
const samplesOf = (groups: readonly CountedGroup[], all: Histogram, seed: number) => {
  const lowest = binsOf(all);
  const bins = lowest.length;
  const rest = binned(all, lowest);
  const counted = groups.map((group) => ({ group, counts: binned(group.histogram, lowest) }));
  for (const { counts } of counted) for (const [bin, count] of counts.entries()) rest[bin] = (rest[bin] ?? 0) - count;
  // Sorts by counts, so that neither names nor the order of rows influence the random numbers.
  const ordered = counted.toSorted((a, b) => compareCounts(a.counts, b.counts));
  const random = randomOf(seed);
  const rates = new Map(groups.map((group) => [group, new Float64Array(SAMPLES)]));
  const sampled = [...ordered.map(({ counts }) => counts), rest].map((counts) => ({
    counts,
    drawn: new Float64Array(bins),
  }));
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const total = new Float64Array(bins);
    let n = 0;
    for (const one of sampled)
      for (let bin = 0; bin < bins; bin += 1) {
        const count = one.counts[bin] ?? 0;
        const times = count === 0 ? 0 : drawn(count, random);
        one.drawn[bin] = times;
        total[bin] = (total[bin] ?? 0) + times;
        n += times;
      }
    let [median, seen] = [0, total[0] ?? 0];
    while (seen < Math.ceil(n / 2) && median < bins - 1) seen += total[++median] ?? 0;
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

/**
 * In samples with few distinct scores the reference may have no score above the median. This share of samples may be
 * undefined.
 */
const MOST_SILENT = 0.05;

/** The interval of the ratio of two groups. Null if more than a few samples are undefined. */
export const ratioBootstrap = (groups: readonly CountedGroup[], all: Histogram, seed: number, level: number) => {
  const rates = samplesOf(groups, all, seed);
  return (group: CountedGroup, reference: CountedGroup): Interval | null => {
    const base = rates.get(reference);
    const ratios = rates.get(group)?.map((rate, sample) => rate / (base?.[sample] ?? Number.NaN));
    const finite = ratios?.filter(Number.isFinite);
    return finite && finite.length >= SAMPLES * (1 - MOST_SILENT) ? middlePart(finite, level) : null;
  };
};
