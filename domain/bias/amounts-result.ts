/** The result of comparing the amounts of groups, such as salaries. */
import * as z from 'zod';
import { BiasVerdict, Disadvantaged, Interval } from './figures.ts';

const Quantiles = z
  .array(z.object({ at: z.number(), value: z.number() }))
  .meta({ description: 'By linear interpolation, at 0.1, 0.25, 0.5, 0.75 and 0.9.' });

const judged = {
  adjusted_p: z
    .number()
    .nullable()
    .meta({ description: 'Corrected for all groups, and for means and pairs being two.' }),
  disadvantaged: Disadvantaged.nullable(),
  verdict: BiasVerdict.nullable(),
};

const MeansComparison = z
  .object({
    difference: z.number(),
    interval: Interval.nullable().meta({ description: 'Of the difference, by Welch.' }),
    ratio: z.number().nullable().meta({ description: 'Of the means, where no amount is below 0.' }),
    ratio_interval: Interval.nullable(),
    standardized: z
      .number()
      .nullable()
      .meta({ description: 'The difference in standard deviations, pooled within the two groups.' }),
    detectable_difference: z.number().nullable().meta({
      description: 'The difference of means that 80% of samples of this size would show. Null where none would.',
    }),
    p: z.number().nullable().meta({ description: 'By Welch. Null where a group has one record, or nothing varies.' }),
    ...judged,
  })
  .meta({ title: 'BiasMeansComparison' });
export type MeansComparison = z.output<typeof MeansComparison>;

const RanksComparison = z
  .object({
    below: z.number().meta({
      description: 'In which share of all pairs of a record of the group and one of the reference the group has less.',
    }),
    above: z.number(),
    gaps: Quantiles.meta({ description: 'The quantiles of the group less those of the reference.' }),
    p: z.number().meta({ description: 'By the rank test of Mann and Whitney, in both directions.' }),
    ...judged,
  })
  .meta({ title: 'BiasRanksComparison' });
export type RanksComparison = z.output<typeof RanksComparison>;

const AmountsGroup = z
  .object({
    names: z.array(z.string()),
    n: z.number(),
    mean: z.number(),
    deviation: z.number().nullable(),
    quantiles: Quantiles,
    means: MeansComparison.nullable(),
    ranks: RanksComparison.nullable(),
  })
  .meta({ title: 'BiasAmountsGroup' });
export type AmountsGroup = z.output<typeof AmountsGroup>;

export const Amounts = z
  .object({
    omnibus_p: z.number().nullable().meta({ description: 'Ranks of all groups at once, by Kruskal and Wallis.' }),
    groups: z.array(AmountsGroup),
  })
  .meta({ title: 'BiasAmounts' });
export type Amounts = z.output<typeof Amounts>;
