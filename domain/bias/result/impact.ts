/** The result of comparing the groups of one attribute or of two crossed attributes. */
import * as z from 'zod';
import { Amounts } from './amounts.ts';
import {
  BiasVerdict,
  Coverage,
  Detectable,
  Disadvantaged,
  Interval,
  Proportion,
  ReferenceBy,
  Standing,
} from './figures.ts';

/** One name for each attribute of the table. */
const Names = z.array(z.string());

const ImpactComparison = z
  .object({
    ratio: z.number().nullable().meta({ description: 'Null if no one in the reference group was selected.' }),
    ratio_interval: Interval.nullable(),
    bootstrap_interval: Interval.nullable().meta({
      description: 'The confidence interval of the ratio if scores were compared.',
    }),
    difference: z.number(),
    difference_interval: Interval,
    difference_beyond: z.boolean().meta({ description: 'Whether the difference of rates exceeds the limit.' }),
    z: z.number().nullable(),
    z_p: z.number().nullable(),
    p: z.number().meta({ description: "The two-sided p-value of Fisher's exact test." }),
    adjusted_p: z.number().nullable().meta({
      description:
        'Holm-corrected within the table, and not below the omnibus p-value; null if the group is not judged.',
    }),
    effect_size: z.number().meta({ description: "Cohen's h." }),
    shortfall: z.number().meta({
      description: 'Number of decisions on the group that would have to change for the ratio to be within the limit.',
    }),
    flips: z.number().meta({
      description: 'Alternatively: number of selections that would have to move from the reference to this group.',
    }),
    detectable: Detectable.nullable().default(null),
    records_needed: z.number().nullable().default(null).meta({
      description:
        'If inconclusive: number of records of this group for a power of 80% at the same rates, if the reference grows in proportion.',
    }),
    would_settle: z.number().nullable().optional().meta({
      description:
        'Engines before 4: the minimum number of records for a significant test, which is a power of about 50%.',
    }),
    disadvantaged: Disadvantaged.nullable().default(null),
    verdict: BiasVerdict.nullable(),
  })
  .meta({ title: 'BiasImpactComparison' });
export type ImpactComparison = z.output<typeof ImpactComparison>;

const ImpactGroup = z
  .object({
    names: Names,
    selected: Proportion,
    share: z.number().meta({ description: 'The share of records whose group is known.' }),
    expected: z.object({ selected: z.number(), not_selected: z.number() }),
    standing: Standing,
    scores: z.object({ n: z.number(), mean: z.number(), deviation: z.number().nullable() }).nullable(),
    compared: ImpactComparison.nullable(),
  })
  .meta({ title: 'BiasImpactGroup' });
export type ImpactGroup = z.output<typeof ImpactGroup>;

/** An error rate of one group and of the reference. */
const ErrorComparison = z
  .object({
    difference: z.number().nullable(),
    ratio: z.number().nullable(),
    beyond: z
      .boolean()
      .nullable()
      .meta({ description: 'Whether the ratio or difference is of practical significance.' }),
    p: z.number().nullable(),
    adjusted_p: z.number().nullable(),
    verdict: BiasVerdict.nullable(),
  })
  .meta({ title: 'BiasErrorComparison' });
export type ErrorComparison = z.output<typeof ErrorComparison>;

const CalibrationBin = z.object({
  from: z.number(),
  to: z.number(),
  positive: Proportion,
  mean_score: z.number().nullable(),
});
export type CalibrationBin = z.output<typeof CalibrationBin>;

const LabelGroup = z
  .object({
    names: Names,
    confusion: z.object({
      ...{ true_positive: z.number(), false_positive: z.number() },
      ...{ false_negative: z.number(), true_negative: z.number() },
    }),
    true_positive_rate: Proportion,
    false_positive_rate: Proportion,
    false_negative_rate: Proportion,
    positive_predictive_value: Proportion,
    false_discovery_rate: Proportion.nullable().default(null).meta({
      description: 'The share of selected records that are negative. Null in engines before 5.',
    }),
    false_omission_rate: Proportion.nullable().default(null).meta({
      description: 'The share of unselected records that are positive. Null in engines before 5.',
    }),
    auc: z.object({ value: z.number(), interval: Interval }).nullable(),
    calibration: z.array(CalibrationBin).nullable().meta({ description: 'Present if scores are between 0 and 1.' }),
    compared: z
      .object({
        equal_opportunity: ErrorComparison.meta({
          description:
            'The true positive rates. Also of practical significance if the ratio of false negative rates is.',
        }),
        false_positives: ErrorComparison.meta({ description: 'The false positive rates.' }),
        false_negatives: ErrorComparison.meta({
          description:
            'The false negative rates. They are the complement of the true positive rates, so they have no separate verdict.',
        }),
        false_discoveries: ErrorComparison.nullable().default(null).meta({
          description: 'The false discovery rates, which are the complement of the positive predictive values.',
        }),
        false_omissions: ErrorComparison.nullable().default(null).meta({ description: 'The false omission rates.' }),
        equalised_odds: z.number().nullable().meta({
          description: 'The larger of the differences in true and false positive rates.',
        }),
        average_odds: z.number().nullable().default(null).meta({
          description: 'The mean of the differences in true and false positive rates.',
        }),
      })
      .nullable(),
  })
  .meta({ title: 'BiasLabelGroup' });
export type LabelGroup = z.output<typeof LabelGroup>;

const StratifiedGroup = z
  .object({
    names: Names,
    odds_ratio: z.number().nullable().meta({ description: 'The common odds ratio of all strata (Mantel-Haenszel).' }),
    interval: Interval.nullable(),
    chi_square: z.number().nullable(),
    p: z.number().nullable(),
    crude_odds_ratio: z.number().nullable(),
    turns: z
      .boolean()
      .meta({ description: 'Whether the direction within the strata differs from the overall direction.' }),
    strata: z.array(
      z.object({
        stratum: z.string(),
        group: Proportion,
        reference: Proportion,
        odds_ratio: z.number().nullable(),
      }),
    ),
  })
  .meta({ title: 'BiasStratifiedGroup' });
export type StratifiedGroup = z.output<typeof StratifiedGroup>;

const Period = z
  .object({
    period: z.string(),
    groups: z.array(z.object({ names: Names, selected: Proportion, ratio: z.number().nullable() })),
  })
  .meta({ title: 'BiasPeriod' });
export type Period = z.output<typeof Period>;

export const ImpactTable = z
  .object({
    kind: z.literal('impact'),
    id: z.string(),
    attributes: Names.meta({ description: 'One attribute, or the two attributes of an intersection.' }),
    measure: z.enum(['outcome', 'score', 'class']).meta({
      description: 'Selected, scored above the overall median, or in one class of the outcome.',
    }),
    class: z
      .object({
        name: z.string(),
        is: z.enum(['favorable', 'unfavorable']),
        of: z.int().meta({ description: 'Number of classes.' }),
        p: z.number().meta({
          description: '`omnibus_p`, Holm-corrected for all classes. No corrected p-value in the table is below it.',
        }),
      })
      .nullable()
      .default(null)
      .meta({
        description: 'For an outcome with several classes: the class that is compared with all others combined.',
      }),
    coverage: Coverage,
    overall: Proportion,
    reference: Names.nullable(),
    reference_chosen: z.boolean(),
    reference_by: ReferenceBy,
    groups: z.array(ImpactGroup),
    omnibus_p: z.number().nullable().default(null).meta({
      description: 'The p-value for all rates at once: a chi-square permutation test with the seed of the plan.',
    }),
    amounts: Amounts.nullable().default(null).meta({
      description: 'Present if the score is an amount. The rates above the median then have no verdict.',
    }),
    labels: z
      .object({
        column: z.string(),
        reference: Names.nullable().default(null).meta({
          description: 'The reference for error rates. In engines before 5, the reference of the table.',
        }),
        reference_by: ReferenceBy,
        groups: z.array(LabelGroup),
      })
      .nullable(),
    strata: z.object({ column: z.string(), groups: z.array(StratifiedGroup) }).nullable(),
    periods: z.object({ column: z.string(), periods: z.array(Period) }).nullable(),
    verdict: BiasVerdict.nullable().meta({ description: 'The most serious verdict; null if nothing could be judged.' }),
  })
  .meta({ title: 'BiasImpactTable' });
export type ImpactTable = z.output<typeof ImpactTable>;
