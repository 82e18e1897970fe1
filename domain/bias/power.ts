/**
 * What a sample can show: with a power of 80%, how far apart two rates must be, and how many records it takes. By the
 * formula of Fleiss, Tytun and Ury (1980), whose correction for continuity makes it agree with Fisher's exact test.
 */
import { normalQuantile } from './distributions.ts';
import { deviations, rateOf, type Selected } from './rates.ts';

const POWER = 0.8;
/** More records than this are not asked for. */
const MOST_RECORDS = 2 ** 30;
const STEPS = 60;

const POWER_DEVIATIONS = normalQuantile(POWER);

/** Amounts are compared by their means and by pairs, which are two questions about the same amounts: each p is doubled. */
export const AMOUNT_QUESTIONS = 2;

/** How many deviations a difference must measure to be significant at this level in 80% of samples. */
export const deviationsNeeded = (significance: number) => deviations(1 - significance) + POWER_DEVIATIONS;

/** How many records of the one group, where the other has `times` as many and a difference of `critical` deviations counts. */
const recordsNeeded = (rate: number, other: number, times: number, critical: number): number => {
  const distance = Math.abs(rate - other);
  if (distance === 0) return Number.POSITIVE_INFINITY;
  const pooled = (rate + times * other) / (1 + times);
  const equal = critical * Math.sqrt((times + 1) * pooled * (1 - pooled));
  const apart = POWER_DEVIATIONS * Math.sqrt(times * rate * (1 - rate) + other * (1 - other));
  const uncorrected = (equal + apart) ** 2 / (times * distance ** 2);
  return (uncorrected / 4) * (1 + Math.sqrt(1 + (2 * (times + 1)) / (uncorrected * times * distance))) ** 2;
};

/** The rate nearest to the reference's that this sample tells from it. Nothing where none is far enough. */
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

/** Ratios below the one and above the other would be significant in 80% of samples of this size. */
export const detectableRatios = (n: number, reference: Selected, significance: number) => {
  const other = rateOf(reference);
  const critical = deviations(1 - significance);
  const ratioAt = (limit: number) => {
    const rate = other === 0 ? undefined : detectableRate(n, reference, limit, critical);
    return rate === undefined ? null : rate / other;
  };
  return { below: ratioAt(0), above: ratioAt(1) };
};

/** The same for rates that were found in the same cases. `deviation` is that of the difference within a case. */
export const detectablePairedRatios = (
  { pairs, deviation, base }: { pairs: number; deviation: number; base: number },
  significance: number,
) => {
  if (deviation === 0 || base === 0) return null;
  const distance = (deviationsNeeded(significance) * deviation) / Math.sqrt(pairs);
  const [below, above] = [1 - distance / base, 1 + distance / base];
  return { below: below > 0 ? below : null, above: above * base < 1 ? above : null };
};

/** How many records of this group it takes at the same rates, where the reference grows alike. */
export const recordsOfGroup = (group: Selected, reference: Selected, significance: number): number | null => {
  const times = reference.n / group.n;
  const records = recordsNeeded(rateOf(group), rateOf(reference), times, deviations(1 - significance));
  return records * Math.max(1, times) > MOST_RECORDS ? null : Math.max(group.n + 1, Math.ceil(records));
};
