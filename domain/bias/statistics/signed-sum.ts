/** The distribution of sums with random signs, for signed-rank tests and paired differences. */
import { normalBeyond } from './distributions.ts';
import { sumOf } from './mean-bootstrap.ts';

/** The probability of each sum of positive values. The values are positive integers. */
const positiveSums = (sizes: readonly number[]) => {
  const most = sizes.reduce((sum, size) => sum + size, 0);
  let shares = new Float64Array(most + 1);
  shares[0] = 1;
  let reached = 0;
  for (const size of sizes) {
    const next = new Float64Array(most + 1);
    for (let sum = 0; sum <= reached; sum += 1) {
      const half = (shares[sum] ?? 0) / 2;
      if (half === 0) continue;
      next[sum] = (next[sum] ?? 0) + half;
      next[sum + size] = (next[sum + size] ?? 0) + half;
    }
    reached += size;
    shares = next;
  }
  return shares;
};

/** The two-sided probability of a positive sum at least as far from half of the total. */
export const signedSumP = (sizes: readonly number[], positive: number) => {
  let [below, above] = [0, 0];
  for (const [at, share] of positiveSums(sizes).entries()) {
    if (at <= positive) below += share;
    if (at >= positive) above += share;
  }
  return Math.min(1, 2 * Math.min(below, above));
};

/** Above this number of steps the normal approximation replaces the exact result; it is equally good by then. */
const MOST_STEPS = 20_000_000;
/** Fractions with larger denominators are not converted to integers. */
const LARGEST_DENOMINATOR = 2520;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const lcm = (a: number, b: number) => (a / gcd(a, b)) * b;

/**
 * The sign-flip test of paired differences: without an effect of the group, each sign is equally likely. For single
 * decisions this is McNemar's exact test.
 */
export const signFlipP = (differences: readonly { value: number; denominator: number }[]): number => {
  const there = differences.filter(({ value }) => value !== 0);
  if (there.length === 0) return 1;
  const common = there.reduce(
    (most, { denominator }) => (most > LARGEST_DENOMINATOR ? most : lcm(most, denominator)),
    1,
  );
  if (common <= LARGEST_DENOMINATOR) {
    const scaled = there.map(({ value }) => Math.round(value * common));
    const factor = scaled.reduce((divisor, value) => gcd(divisor, Math.abs(value)), 0);
    const sizes = scaled.map((value) => Math.abs(value) / factor);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const positive = sizes.reduce((sum, size, index) => sum + ((scaled[index] ?? 0) > 0 ? size : 0), 0);
    if (sizes.length * total <= MOST_STEPS) return signedSumP(sizes, positive);
  }
  const values = there.map(({ value }) => value);
  return normalBeyond(sumOf(values) / Math.sqrt(sumOf(values.map((value) => value * value))));
};
