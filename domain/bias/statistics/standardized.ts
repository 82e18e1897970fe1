/** Standardized differences of means, with the standard deviation pooled within the two groups. */
import { isDifferenceBeyond } from './disparity.ts';

/** `squares`: the sum of squared distances from the group's mean. */
type Spread = { readonly n: number; readonly squares: number };

/** The standard deviation within the two groups, without the difference between them. */
export const pooledDeviation = (one: Spread, other: Spread) => {
  const degrees = one.n + other.n - 2;
  return degrees > 0 ? Math.sqrt((one.squares + other.squares) / degrees) : null;
};

/** Smaller deviations are rounding errors. */
const SMALLEST = 1e-12;

/** Null if the groups have no variation. */
export const standardize = (difference: number, deviation: number | null) =>
  deviation === null || deviation < SMALLEST ? null : difference / deviation;

type MeanDifference = { readonly difference: number; readonly standardized: number | null };

/** Without variation within the groups, any difference is large. */
export const areMeansApart = ({ difference, standardized }: MeanDifference, limit: number) =>
  isDifferenceBeyond(standardized ?? difference, standardized === null ? 0 : limit);

/** If all values of both groups are equal, they cannot be compared. */
export const isSameValue = ({ difference, standardized }: MeanDifference) =>
  standardized === null && !isDifferenceBeyond(difference, 0);
