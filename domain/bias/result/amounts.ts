/** The result of comparing the amounts of groups, such as salaries. */
import * as z from 'zod';
import { BiasVerdict, Disadvantaged, Interval } from './figures.ts';

const Quantiles = z
  .array(z.object({ at: z.number(), value: z.number() }))
  .meta({ description: 'The quantiles at 0.1, 0.25, 0.5, 0.75 and 0.9, by linear interpolation.' });

const judged = {
  adjusted_p: z
    .number()
    .nullable()
    .meta({ description: 'Corrected for the number of groups and for the two tests (means and pairs).' }),
  disadvantaged: Disadvantaged.nullable(),
  verdict: BiasVerdict.nullable(),
};

const MeansComparison = z
  .object({
    difference: z.number(),
    interval: Interval.nullable().meta({ description: 'The confidence interval of the difference (Welch).' }),
    ratio: z.number().nullable().meta({ description: 'The ratio of the means, if no amount is negative.' }),
    ratio_interval: Interval.nullable(),
    standardized: z
      .number()
      .nullable()
      .meta({ description: 'The difference in pooled standard deviations of the two groups.' }),
    detectable_difference: z.number().nullable().meta({
      description: 'The difference of means detectable with a power of 80% at this sample size. Null if there is none.',
    }),
    p: z
      .number()
      .nullable()
      .meta({ description: "The p-value of Welch's test. Null if a group has one record or there is no variance." }),
    ...judged,
  })
  .meta({ title: 'BiasMeansComparison' });
export type MeansComparison = z.output<typeof MeansComparison>;

const RanksComparison = z
  .object({
    below: z.number().meta({
      description:
        'The share of all pairs (one record of the group, one of the reference) in which the group has the lower amount.',
    }),
    above: z.number(),
    gaps: Quantiles.meta({ description: 'The quantiles of the group minus those of the reference.' }),
    p: z.number().meta({ description: 'The two-sided p-value of the Mann-Whitney test.' }),
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
    omnibus_p: z.number().nullable().meta({ description: 'The p-value of the Kruskal-Wallis test over all groups.' }),
    groups: z.array(AmountsGroup),
  })
  .meta({ title: 'BiasAmounts' });
export type Amounts = z.output<typeof Amounts>;
