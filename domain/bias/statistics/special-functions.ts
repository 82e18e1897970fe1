/**
 * The special functions behind the distributions, to about fourteen digits. Tests compare them with published tables.
 */

/** The Lanczos approximation with g = 7. */
const LANCZOS: readonly number[] = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

export const lnGamma = (x: number): number => {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - lnGamma(1 - x);
  const [first = 0, ...rest] = LANCZOS;
  const sum = rest.reduce((total, coefficient, index) => total + coefficient / (x + index), first);
  const t = x + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
};

const KEPT_FACTORIALS = 10_000;
const lnFactorials: number[] = [];

/** Small factorials are cached because permutation tests need them often. */
export const lnFactorial = (n: number): number => {
  if (n >= KEPT_FACTORIALS) return lnGamma(n + 1);
  lnFactorials[n] ??= lnGamma(n + 1);
  return lnFactorials[n];
};

const PRECISION = 1e-16;
const SMALLEST = 1e-300;
const MOST_STEPS = 100_000;

/** Evaluates a continued fraction by Lentz's method. `step` gives numerator and denominator for 1, 2, 3 … */
const continuedFraction = (begin: number, step: (n: number) => readonly [number, number]) => {
  const away = (value: number) => (Math.abs(value) < SMALLEST ? SMALLEST : value);
  let f = away(begin);
  let c = f;
  let d = 0;
  for (let n = 1; n <= MOST_STEPS; n += 1) {
    const [a, b] = step(n);
    d = 1 / away(b + a * d);
    c = away(b + a / c);
    f *= c * d;
    if (Math.abs(c * d - 1) < PRECISION) return f;
  }
  return f;
};

/** The upper regularized incomplete gamma function Q(a, x). */
export const gammaUpper = (a: number, x: number): number => {
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - lnGamma(a));
  if (x >= a + 1) return front / continuedFraction(x + 1 - a, (n) => [-n * (n - a), x + 2 * n + 1 - a]);
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n <= MOST_STEPS && term > sum * PRECISION; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return 1 - front * sum;
};

/** The regularized incomplete beta function I(x; a, b). */
export const betaBelow = (x: number, a: number, b: number): number => {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The fraction converges fast on this side only.
  if (x > (a + 1) / (a + b + 2)) return 1 - betaBelow(1 - x, b, a);
  const front = Math.exp(a * Math.log(x) + b * Math.log1p(-x) + lnGamma(a + b) - lnGamma(a) - lnGamma(b)) / a;
  const fraction = continuedFraction(1, (n) => {
    const m = Math.floor(n / 2);
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    return [n % 2 === 0 ? even : odd, 1];
  });
  return front / fraction;
};
