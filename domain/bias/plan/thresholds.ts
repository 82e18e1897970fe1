/** The thresholds from which a difference counts. The company sets them, and each result records them. */
import * as z from 'zod';
import { THRESHOLD_RANGES, type ThresholdName, USUAL_THRESHOLDS } from './usual-thresholds.ts';

/** Rounds to six decimals: smaller fractions do not matter and are not stored identically everywhere. */
const threshold = (name: ThresholdName) =>
  z
    .number()
    .min(THRESHOLD_RANGES[name].least)
    .max(THRESHOLD_RANGES[name].most)
    .overwrite((value) => Number(value.toFixed(6)))
    .default(USUAL_THRESHOLDS[name]);

export const BiasThresholds = z
  .strictObject({
    ratio: threshold('ratio').meta({ description: 'The minimum ratio: four fifths by default.' }),
    significance: threshold('significance'),
    confidence: threshold('confidence'),
    share: threshold('share').meta({
      description:
        'A group with a smaller share of the records is not chosen as the reference and can be excluded with a reason.',
    }),
    expected: threshold('expected').meta({
      description: 'A group with fewer expected selected or unselected records is not chosen as the reference.',
    }),
    difference: threshold('difference').meta({ description: 'The maximum difference between two rates.' }),
    error_ratio_low: threshold('error_ratio_low'),
    error_ratio_high: threshold('error_ratio_high'),
    flips: threshold('flips').meta({ description: 'The maximum share of decisions that change with the group.' }),
    score_difference: threshold('score_difference').meta({
      description: 'The maximum difference between the mean scores of a pair, in standard deviations.',
    }),
  })
  .meta({ title: 'BiasThresholds' });
export type BiasThresholds = z.output<typeof BiasThresholds>;
