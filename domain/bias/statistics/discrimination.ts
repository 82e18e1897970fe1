/** How well scores separate positives from negatives (discrimination), and whether they are calibrated. */
import type { Interval } from '#domain/bias/result/figures.ts';
import type { CalibrationBin } from '#domain/bias/result/impact.ts';
import { countAt, type Histogram } from './histogram.ts';
import { deviations, proportionOf } from './rates.ts';

/** The area under the ROC curve (AUC), with ties counted as half, and the interval of Hanley and McNeil. */
export const rankedRight = (
  { scores, counts }: Histogram,
  level: number,
): { value: number; interval: Interval } | undefined => {
  let [positives, negatives, right] = [0, 0, 0];
  for (let index = 0; index < scores.length; index += 1) {
    const [positive, negative] = [counts.positive[index] ?? 0, counts.negative[index] ?? 0];
    right += positive * (negatives + negative / 2);
    positives += positive;
    negatives += negative;
  }
  if (positives === 0 || negatives === 0) return undefined;
  const value = right / (positives * negatives);
  const [both, neither] = [value / (2 - value), (2 * value * value) / (1 + value)];
  const variance =
    (value * (1 - value) + (positives - 1) * (both - value * value) + (negatives - 1) * (neither - value * value)) /
    (positives * negatives);
  const width = deviations(level) * Math.sqrt(Math.max(0, variance));
  return { value, interval: { low: Math.max(0, value - width), high: Math.min(1, value + width) } };
};

const BINS = 10;

/** Ten bins of equal width. Records without a label are left out. */
export const calibrationOf = (histogram: Histogram, level: number): CalibrationBin[] => {
  const bins = Array.from({ length: BINS }, () => ({ n: 0, selected: 0, sum: 0 }));
  for (const [index, score] of histogram.scores.entries()) {
    // A score on an edge belongs to the bin above. The addition is needed because 0.3 × 10 is slightly below 3 in
    // floating point.
    const bin = bins[Math.min(BINS - 1, Math.floor(score * BINS + 1e-9))];
    if (!bin) continue;
    const n = countAt(histogram, index) - (histogram.counts.none[index] ?? 0);
    bin.n += n;
    bin.selected += histogram.counts.positive[index] ?? 0;
    bin.sum += n * score;
  }
  return bins.map(({ n, selected, sum }, index) => ({
    ...{ from: index / BINS, to: (index + 1) / BINS },
    positive: proportionOf({ n, selected }, level),
    mean_score: n === 0 ? null : sum / n,
  }));
};
