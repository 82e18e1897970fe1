/** From where on a difference counts. The company's, and written into each result. */
import * as z from 'zod';

/** To six decimals: what is finer decides nothing, and is not kept alike everywhere. */
const between = (least: number, most: number) =>
  z
    .number()
    .min(least)
    .max(most)
    .overwrite((value) => Number(value.toFixed(6)));

const Share = between(0, 1);

export const BiasThresholds = z
  .strictObject({
    ratio: Share.default(0.8).meta({ description: 'Below it a ratio is too low: four fifths.' }),
    significance: Share.default(0.05),
    confidence: between(0.5, 0.999).default(0.95),
    share: Share.default(0.02).meta({ description: 'A group with a smaller share of the records is not judged.' }),
    expected: between(0, 1000).default(5).meta({
      description: 'Nor is one of which fewer are expected to be selected, or not to be.',
    }),
    difference: Share.default(0.1).meta({ description: 'How far apart two rates may be.' }),
    error_ratio_low: Share.default(0.8),
    error_ratio_high: between(1, 10).default(1.25),
    flips: Share.default(0.05).meta({ description: 'How many decisions may turn with the group.' }),
  })
  .meta({ title: 'BiasThresholds' });
export type BiasThresholds = z.output<typeof BiasThresholds>;

export const USUAL_THRESHOLDS: BiasThresholds = BiasThresholds.parse({});
