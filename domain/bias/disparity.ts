/**
 * Whether two rates are so far apart that it matters, and for whom. A ratio of rates shows small rates that are several
 * times apart, a difference shows large ones that are many people apart: either is enough.
 */
import { normalBeyond } from './distributions.ts';
import type { BiasThresholds } from './thresholds.ts';

export type Disparity = {
  /** Null where the reference's rate is 0. */
  readonly ratio: number | null;
  readonly difference: number;
};

/** What is as large but for rounding is not beyond the limit. */
const ROUNDING = 1e-12;

export const isDifferenceBeyond = (difference: number, limit: number) => Math.abs(difference) > limit + ROUNDING;

const isRatioOutside = (ratio: number | null, low: number, high: number) =>
  ratio !== null && (ratio < low - ROUNDING || ratio > high + ROUNDING);

/** In either direction. */
export const isOutsideFourFifths = (ratio: number | null, { ratio: least }: BiasThresholds) =>
  isRatioOutside(ratio, least, least === 0 ? Number.POSITIVE_INFINITY : 1 / least);

/** Of rates of selection: the four fifths, or the difference. */
export const isSelectionLarge = ({ ratio, difference }: Disparity, thresholds: BiasThresholds) =>
  isOutsideFourFifths(ratio, thresholds) || isDifferenceBeyond(difference, thresholds.difference);

/** Two normal distributions as far apart as scores may be have this excess of pairs in which the one is above the other. */
export const largestExcess = ({ score_difference }: Pick<BiasThresholds, 'score_difference'>) =>
  1 - normalBeyond(score_difference / Math.SQRT2);

/** Of pairs: the same limit as of means. */
export const areOrdered = (
  { below, above }: { readonly below: number; readonly above: number },
  thresholds: BiasThresholds,
) => isDifferenceBeyond(above - below, largestExcess(thresholds));

/** Of rates of errors and refusals. */
export const isErrorLarge = ({ ratio, difference }: Disparity, thresholds: BiasThresholds) =>
  isRatioOutside(ratio, thresholds.error_ratio_low, thresholds.error_ratio_high) ||
  isDifferenceBeyond(difference, thresholds.difference);

/** The one with the lower rate of what is good, or the higher one of what is bad. */
export const disadvantagedBy = (difference: number, isGood: boolean): 'group' | 'reference' | null => {
  if (difference === 0) return null;
  return difference < 0 === isGood ? 'group' : 'reference';
};

/** Where nobody or everybody was selected of both, there is nothing to tell. */
export const isTrivial = (rate: number, other: number) => rate === other && (rate === 0 || rate === 1);
