/** Partial thresholds. Missing values keep their defaults. */
import * as z from 'zod';
import { BiasThresholds } from '#domain/bias/plan/thresholds.ts';

const { ratio, significance, confidence, share, expected, difference } = BiasThresholds.shape;
const { error_ratio_low, error_ratio_high, flips, score_difference } = BiasThresholds.shape;

export const SomeThresholds = z
  .strictObject({
    ratio: ratio.unwrap(),
    significance: significance.unwrap(),
    confidence: confidence.unwrap(),
    share: share.unwrap(),
    expected: expected.unwrap(),
    difference: difference.unwrap(),
    error_ratio_low: error_ratio_low.unwrap(),
    error_ratio_high: error_ratio_high.unwrap(),
    flips: flips.unwrap(),
    score_difference: score_difference.unwrap(),
  })
  .partial();
export type SomeThresholds = z.output<typeof SomeThresholds>;
