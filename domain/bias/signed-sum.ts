/** Sums of values whose signs fall by chance: what signed ranks and paired differences are held against. */
import { normalBeyond } from './distributions.ts';
import { sumOf } from './mean-bootstrap.ts';

/** How likely each sum of the values with a positive sign is. The values are whole numbers above 0. */
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

/** In both directions: how likely the positive values add up to something at least as far from half of all. */
export const signedSumP = (sizes: readonly number[], positive: number) => {
  let [below, above] = [0, 0];
  for (const [at, share] of positiveSums(sizes).entries()) {
    if (at <= positive) below += share;
    if (at >= positive) above += share;
  }
  return Math.min(1, 2 * Math.min(below, above));
};

/** More work than this is not done for an exact answer: the normal distribution is as good by then. */
const MOST_STEPS = 20_000_000;
/** Fractions with other denominators are not made whole numbers. */
const LARGEST_DENOMINATOR = 2520;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const lcm = (a: number, b: number) => (a / gcd(a, b)) * b;

/**
 * Whether differences of pairs lean to one side: each may as well have the other sign where the group has no part in it.
 * Of decisions that were asked for once this is McNemar's exact test.
 */
export const signFlipP = (differences: readonly { value: number; denominator: number }[]): number => {
  const there = differences.filter(({ value }) => value !== 0);
  if (there.length === 0) return 1;
  const common = there.reduce(
    (most, { denominator }) => (most > LARGEST_DENOMINATOR ? most : lcm(most, denominator)),
    1,
  );
  if (common <= LARGEST_DENOMINATOR) {
    const whole = there.map(({ value }) => Math.round(value * common));
    const factor = whole.reduce((divisor, value) => gcd(divisor, Math.abs(value)), 0);
    const sizes = whole.map((value) => Math.abs(value) / factor);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const positive = sizes.reduce((sum, size, index) => sum + ((whole[index] ?? 0) > 0 ? size : 0), 0);
    if (sizes.length * total <= MOST_STEPS) return signedSumP(sizes, positive);
  }
  const values = there.map(({ value }) => value);
  return normalBeyond(sumOf(values) / Math.sqrt(sumOf(values.map((value) => value * value))));
};
