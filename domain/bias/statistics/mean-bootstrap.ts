/** The bootstrap interval of a mean, from 2,000 samples. */
import type { Interval } from '#domain/bias/result/figures.ts';
import { drawn, middlePart, randomOf } from './random.ts';

const SAMPLES = 2000;
/**
 * With more values, sorted neighbors are merged into one value. Their spread is negligible compared with the spread of
 * all values.
 */
const MOST_VALUES = 1000;

const bundled = (sorted: Float64Array) => {
  const size = Math.max(1, Math.ceil(sorted.length / MOST_VALUES));
  const bundles: { value: number; count: number }[] = [];
  for (let from = 0; from < sorted.length; from += size) {
    const part = sorted.subarray(from, from + size);
    bundles.push({ value: part.reduce((sum, value) => sum + value, 0) / part.length, count: part.length });
  }
  return bundles;
};

/** The result does not depend on the order of the values. Null for fewer than two values. */
export const meanBootstrap = (values: readonly number[], seed: number, level: number): Interval | null => {
  if (values.length < 2) return null;
  const bundles = bundled(Float64Array.from(values).sort());
  const random = randomOf(seed);
  const means = new Float64Array(SAMPLES);
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    let [sum, n] = [0, 0];
    while (n === 0)
      for (const { value, count } of bundles) {
        const times = drawn(count, random);
        sum += times * value;
        n += times;
      }
    means[sample] = sum / n;
  }
  return middlePart(means, level);
};

/** Adds in ascending order, so the input order does not change the rounding. */
export const sumOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b).reduce((sum, value) => sum + value, 0);

export const meanOf = (values: readonly number[]) => (values.length === 0 ? 0 : sumOf(values) / values.length);
