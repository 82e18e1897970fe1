/** Differences of means in standard deviations, pooled within the two groups. */
import { isDifferenceBeyond } from './disparity.ts';

/** `squares`: the squared distances from the mean of the group, added up. */
type Spread = { readonly n: number; readonly squares: number };

/** Within the two groups, whatever lies between them. */
export const pooledDeviation = (one: Spread, other: Spread) => {
  const degrees = one.n + other.n - 2;
  return degrees > 0 ? Math.sqrt((one.squares + other.squares) / degrees) : null;
};

/** A smaller deviation is a rounding error. */
const SMALLEST = 1e-12;

/** Null where nothing varies within the groups. */
export const standardize = (difference: number, deviation: number | null) =>
  deviation === null || deviation < SMALLEST ? null : difference / deviation;

type MeanDifference = { readonly difference: number; readonly standardized: number | null };

/** Where nothing varies within the groups, any difference is larger than what they vary by. */
export const areMeansApart = ({ difference, standardized }: MeanDifference, limit: number) =>
  isDifferenceBeyond(standardized ?? difference, standardized === null ? 0 : limit);

/** Where all values of both groups are the same, there is nothing to compare. */
export const isSameValue = ({ difference, standardized }: MeanDifference) =>
  standardized === null && !isDifferenceBeyond(difference, 0);
