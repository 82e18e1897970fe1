/**
 * The power of a sample: how far apart two rates must be for a power of 80%, and how many records that takes. Uses the
 * formula of Fleiss, Tytun and Ury (1980), whose continuity correction makes it agree with Fisher's exact test.
 */
import { normalQuantile } from './distributions.ts';
import { deviations, rateOf, type Selected } from './rates.ts';

const POWER = 0.8;
/** The largest sample size that is suggested. */
const MOST_RECORDS = 2 ** 30;
const STEPS = 60;

const POWER_DEVIATIONS = normalQuantile(POWER);

/** Amounts are compared by means and by pairs, two questions about the same data, so each p is doubled. */
export const AMOUNT_QUESTIONS = 2;

/** The difference in standard errors that is significant at this level in 80% of samples. */
export const deviationsNeeded = (significance: number) => deviations(1 - significance) + POWER_DEVIATIONS;

/**
 * The records of one group that are needed if the other has `times` as many and `critical` deviations are significant.
 */
const recordsNeeded = (rate: number, other: number, times: number, critical: number): number => {
  const distance = Math.abs(rate - other);
  if (distance === 0) return Number.POSITIVE_INFINITY;
  const pooled = (rate + times * other) / (1 + times);
  const equal = critical * Math.sqrt((times + 1) * pooled * (1 - pooled));
  const apart = POWER_DEVIATIONS * Math.sqrt(times * rate * (1 - rate) + other * (1 - other));
  const uncorrected = (equal + apart) ** 2 / (times * distance ** 2);
  return (uncorrected / 4) * (1 + Math.sqrt(1 + (2 * (times + 1)) / (uncorrected * times * distance))) ** 2;
};

/** The rate nearest to the reference's rate that this sample can detect. Undefined if none can be detected. */
const detectableRate = (n: number, reference: Selected, limit: number, critical: number): number | undefined => {
  const other = rateOf(reference);
  const isDetected = (rate: number) => recordsNeeded(rate, other, reference.n / n, critical) <= n;
  if (other === limit || !isDetected(limit)) return undefined;
  let [near, far] = [other, limit];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (near + far) / 2;
    if (isDetected(middle)) far = middle;
    else near = middle;
  }
  return far;
};

/** Ratios below the lower or above the upper value would be significant in 80% of samples of this size. */
export const detectableRatios = (n: number, reference: Selected, significance: number) => {
  const other = rateOf(reference);
  const critical = deviations(1 - significance);
  const ratioAt = (limit: number) => {
    const rate = other === 0 ? undefined : detectableRate(n, reference, limit, critical);
    return rate === undefined ? null : rate / other;
  };
  return { below: ratioAt(0), above: ratioAt(1) };
};

/** The same for paired rates. `deviation` is the standard deviation of the difference within a case. */
export const detectablePairedRatios = (
  { pairs, deviation, base }: { pairs: number; deviation: number; base: number },
  significance: number,
) => {
  if (deviation === 0 || base === 0) return null;
  const distance = (deviationsNeeded(significance) * deviation) / Math.sqrt(pairs);
  const [below, above] = [1 - distance / base, 1 + distance / base];
  return { below: below > 0 ? below : null, above: above * base < 1 ? above : null };
};

/** The records of this group that are needed at the same rates, if the reference grows proportionally. */
export const recordsOfGroup = (group: Selected, reference: Selected, significance: number): number | null => {
  const times = reference.n / group.n;
  const records = recordsNeeded(rateOf(group), rateOf(reference), times, deviations(1 - significance));
  return records * Math.max(1, times) > MOST_RECORDS ? null : Math.max(group.n + 1, Math.ceil(records));
};
