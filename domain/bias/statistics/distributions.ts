/** Probabilities and quantiles of the distributions that the tests of this folder use. */
import { betaBelow, gammaUpper } from './special-functions.ts';

export const chiSquareAbove = (x: number, degrees: number) => gammaUpper(degrees / 2, x / 2);

/** Two-sided. */
export const normalBeyond = (z: number) => gammaUpper(0.5, (z * z) / 2);

/** Two-sided. */
export const studentBeyond = (t: number, degrees: number) => betaBelow(degrees / (degrees + t * t), degrees / 2, 0.5);

const below = (z: number) => (z < 0 ? normalBeyond(z) / 2 : 1 - normalBeyond(z) / 2);
const density = (z: number) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

/** The quantile function of the normal distribution, by a few steps of Newton's method. */
export const normalQuantile = (probability: number): number => {
  if (probability > 0.5) return -normalQuantile(1 - probability);
  const t = Math.sqrt(-2 * Math.log(probability));
  let z = -(t - (2.30753 + 0.27061 * t) / (1 + t * (0.99229 + 0.04481 * t)));
  for (let step = 0; step < 8; step += 1) z -= (below(z) - probability) / density(z);
  return z;
};

/** Smaller terms do not change any digit of the sum. */
const NEGLIGIBLE = 1e-18;

/**
 * The probability of all integers that are at most as likely as the found one. `ratio` gives each weight from its
 * neighbor and the mode has weight 1, so sums neither overflow nor cancel. Only weights near the mode or the found
 * value are computed.
 */
const atMostAsLikely = (first: number, last: number, mode: number, found: number, ratio: (k: number) => number) => {
  const after = (k: number, weight: number, step: number) => (step > 0 ? weight * ratio(k + 1) : weight / ratio(k));
  const towards = Math.sign(found - mode);
  let weightOfFound = 1;
  for (let k = mode; k !== found; k += towards) weightOfFound = after(k, weightOfFound, towards);
  // Ties within the usual tolerance for rounding count as equally likely.
  const limit = weightOfFound * (1 + 1e-7);
  const least = weightOfFound * NEGLIGIBLE;
  let all = 1;
  let unlikely = 1 <= limit ? 1 : 0;
  for (const step of [1, -1]) {
    const end = step > 0 ? last : first;
    let weight = 1;
    for (let k = mode; k !== end && weight > least; k += step) {
      weight = after(k, weight, step);
      all += weight;
      if (weight <= limit) unlikely += weight;
    }
  }
  return Math.min(1, unlikely / all);
};

/** Fisher's exact test, two-sided: `k1` of `n1` and `k2` of `n2` were selected. */
export const fisherExact = (k1: number, n1: number, k2: number, n2: number) => {
  const selected = k1 + k2;
  const first = Math.max(0, selected - n2);
  const last = Math.min(n1, selected);
  const mode = Math.min(last, Math.max(first, Math.floor(((n1 + 1) * (selected + 1)) / (n1 + n2 + 2))));
  const ratio = (k: number) => ((n1 - k + 1) * (selected - k + 1)) / (k * (n2 - selected + k));
  return atMostAsLikely(first, last, mode, k1, ratio);
};

/** McNemar's exact test, two-sided: `b` pairs changed one way and `c` the other. */
export const mcNemarExact = (b: number, c: number) => {
  const n = b + c;
  return n === 0 ? 1 : atMostAsLikely(0, n, Math.floor(n / 2), b, (k) => (n - k + 1) / k);
};
