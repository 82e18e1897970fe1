/** The default thresholds and the allowed range of each. This module has no schema. */

import { keysOf } from '#domain/keys-of.ts';

const usual = {
  ratio: 0.8,
  significance: 0.05,
  confidence: 0.95,
  share: 0.02,
  expected: 5,
  difference: 0.1,
  error_ratio_low: 0.8,
  error_ratio_high: 1.25,
  flips: 0.05,
  score_difference: 0.2,
};

/** The default score above which an answer counts, if all scores are between 0 and 1. */
export const USUAL_PARITY = 0.5;

export type ThresholdName = keyof typeof usual;
export const THRESHOLD_NAMES = keysOf(usual);

export const USUAL_THRESHOLDS: Record<ThresholdName, number> = usual;

const SHARE = { least: 0, most: 1 };

export const THRESHOLD_RANGES: Record<ThresholdName, { least: number; most: number }> = {
  ...{ ratio: SHARE, significance: SHARE, share: SHARE, difference: SHARE, error_ratio_low: SHARE, flips: SHARE },
  ...{ confidence: { least: 0.5, most: 0.999 }, expected: { least: 0, most: 1000 } },
  error_ratio_high: { least: 1, most: 10 },
  score_difference: { least: 0, most: 10 },
};
