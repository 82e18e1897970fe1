/**
 * Whether two rates differ enough to matter, and which group is disadvantaged. A ratio detects small rates that are
 * several times apart, a difference detects large rates that affect many people; either is enough.
 */

import type { BiasThresholds } from '#domain/bias/plan/thresholds.ts';
import { normalBeyond } from './distributions.ts';

export type Disparity = {
  /** Null where the reference's rate is 0. */
  readonly ratio: number | null;
  readonly difference: number;
};

/** Differences within the rounding error do not exceed the limit. */
const ROUNDING = 1e-12;

export const isDifferenceBeyond = (difference: number, limit: number) => Math.abs(difference) > limit + ROUNDING;

const isRatioOutside = (ratio: number | null, low: number, high: number) =>
  ratio !== null && (ratio < low - ROUNDING || ratio > high + ROUNDING);

/** In either direction. */
export const isOutsideFourFifths = (ratio: number | null, { ratio: least }: BiasThresholds) =>
  isRatioOutside(ratio, least, least === 0 ? Number.POSITIVE_INFINITY : 1 / least);

/** Applies to selection rates: outside the four-fifths ratio or beyond the difference. */
export const isSelectionLarge = ({ ratio, difference }: Disparity, thresholds: BiasThresholds) =>
  isOutsideFourFifths(ratio, thresholds) || isDifferenceBeyond(difference, thresholds.difference);

/** The excess of ordered pairs between two normal distributions that differ by the largest allowed score difference. */
export const largestExcess = ({ score_difference }: Pick<BiasThresholds, 'score_difference'>) =>
  1 - normalBeyond(score_difference / Math.SQRT2);

/** Applies to pairs: the limit equals the limit for means. */
export const areOrdered = (
  { below, above }: { readonly below: number; readonly above: number },
  thresholds: BiasThresholds,
) => isDifferenceBeyond(above - below, largestExcess(thresholds));

/** Applies to rates of errors and refusals. */
export const isErrorLarge = ({ ratio, difference }: Disparity, thresholds: BiasThresholds) =>
  isRatioOutside(ratio, thresholds.error_ratio_low, thresholds.error_ratio_high) ||
  isDifferenceBeyond(difference, thresholds.difference);

/** The side with the lower rate of a favorable outcome or the higher rate of an unfavorable one. */
export const disadvantagedBy = (difference: number, isGood: boolean): 'group' | 'reference' | null => {
  if (difference === 0) return null;
  return difference < 0 === isGood ? 'group' : 'reference';
};

/** Rates of 0 or 1 in both groups cannot be compared. */
export const isTrivial = (rate: number, other: number) => rate === other && (rate === 0 || rate === 1);
