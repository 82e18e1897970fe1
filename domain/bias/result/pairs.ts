/** The result of comparing each group with the reference on the same prompts or profiles. */
import * as z from 'zod';
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

/** Two rates from the same prompts and their repetitions. */
const PairedRates = z.object({
  pairs: z.number().meta({ description: 'Number of prompts or profiles that were answered for both groups.' }),
  rate: z.number().meta({ description: 'The rate of the group: the mean of the shares per prompt.' }),
  reference_rate: z.number(),
  ratio: z.number().nullable().meta({ description: 'Null if the rate of the reference is 0.' }),
  ratio_interval: Interval.nullable(),
  difference: z.number(),
  difference_interval: Interval.nullable().meta({ description: 'The bootstrap interval over prompts.' }),
  to_more: z.number().meta({
    description:
      'Number of prompts that were positive for the group but not for the reference, by majority of repetitions.',
  }),
  to_less: z.number().meta({
    description:
      'Number of prompts that were positive for the reference but not for the group, by majority of repetitions.',
  }),
  undecided: z.number().meta({ description: 'Number of prompts whose repetitions were tied.' }),
  mcnemar_p: z.number().meta({ description: "The p-value of McNemar's exact test on the majorities." }),
  p: z.number().meta({
    description:
      "The p-value of a sign-flip permutation test on the differences per prompt. If each prompt was asked once, it equals McNemar's exact test.",
  }),
  adjusted_p: z.number().nullable().meta({
    description: 'Holm-corrected within the table, and not below the omnibus p-value.',
  }),
  detectable: Detectable.nullable(),
  pairs_needed: z.number().nullable().meta({
    description: 'If inconclusive: number of prompts for a power of 80% at the same rates.',
  }),
  verdict: BiasVerdict.nullable(),
});

export type PairedRates = z.output<typeof PairedRates>;

const Decisions = PairedRates.extend({ disadvantaged: Disadvantaged.nullable() }).meta({ title: 'BiasDecisions' });
export type Decisions = z.output<typeof Decisions>;

const Refusals = PairedRates.meta({ title: 'BiasRefusals' });
export type Refusals = z.output<typeof Refusals>;

const Flips = z
  .object({
    rate: z
      .number()
      .meta({ description: 'How often the decision for the group differs from the decision for the reference.' }),
    noise: z
      .number()
      .nullable()
      .meta({ description: 'How often the decisions of two answers to the same prompt differ.' }),
    excess: z.number().nullable(),
    excess_interval: Interval.nullable().meta({
      description:
        'The bootstrap interval over prompts of the excess over the noise, corrected for the number of groups.',
    }),
    above_noise: z.boolean().nullable().meta({ description: 'Null if no prompt was repeated.' }),
    verdict: BiasVerdict.nullable().meta({
      description:
        'The verdict on instability only; null if no prompt was repeated. It does not clear a difference of rates.',
    }),
  })
  .meta({ title: 'BiasFlips' });
export type Flips = z.output<typeof Flips>;

const PairedScores = z
  .object({
    pairs: z.number(),
    mean_difference: z.number(),
    interval: Interval.nullable().meta({ description: 'The bootstrap interval over prompts.' }),
    noise: z.number().nullable().meta({ description: 'The mean distance between scores of the same prompt.' }),
    distance: z.number().meta({ description: 'The mean distance between scores of the pairs.' }),
    wilcoxon: z
      .object({ w: z.number(), n: z.number(), p: z.number(), exact: z.boolean() })
      .nullable()
      .meta({ description: 'Wilcoxon signed-rank test; null if all pairs are equal.' }),
    adjusted_p: z.number().nullable(),
    wasserstein: z
      .number()
      .meta({ description: 'The first-order Wasserstein distance between the scores of the two groups.' }),
    deviation: z.number().nullable().default(null).meta({
      description: 'The pooled standard deviation of the scores of the two groups; null if there is none.',
    }),
    standardized: z.number().nullable().default(null).meta({
      description: 'The mean difference in standard deviations; null if scores do not vary within the groups.',
    }),
    detectable_difference: z.number().nullable().default(null).meta({
      description: 'The mean difference detectable with a power of 80% at this number of prompts.',
    }),
    parity_at: z.number().nullable().default(null),
    weak_parity: z.number().nullable().meta({
      description: 'The difference of the shares above `parity_at`, or above 0.5 if scores are between 0 and 1.',
    }),
    verdict: BiasVerdict.nullable(),
  })
  .meta({ title: 'BiasPairedScores' });
export type PairedScores = z.output<typeof PairedScores>;

const Likeness = z.object({ rouge_l: z.number(), cosine: z.number() });

const Similarity = z
  .object({
    pairs: z.number(),
    ...Likeness.shape,
    noise: Likeness.nullable().meta({ description: 'The similarity of answers to the same prompt.' }),
  })
  .meta({ title: 'BiasSimilarity' });
export type Similarity = z.output<typeof Similarity>;

const PairsGroup = z
  .object({
    name: z.string(),
    is_baseline: z.boolean(),
    standing: Standing,
    answers: z.number(),
    prompts: z.number(),
    selected: Proportion.nullable(),
    refused: Proportion.nullable(),
    scores: z.object({ n: z.number(), mean: z.number(), deviation: z.number().nullable() }).nullable(),
    compared: z
      .object({
        decisions: Decisions.nullable(),
        flips: Flips.nullable(),
        refusals: Refusals.nullable(),
        scores: PairedScores.nullable(),
        similarity: Similarity.nullable(),
      })
      .nullable(),
    verdict: BiasVerdict.nullable(),
  })
  .meta({ title: 'BiasPairsGroup' });
export type PairsGroup = z.output<typeof PairsGroup>;

const AllAtOnce = z
  .object({ q: z.number(), degrees: z.number(), p: z.number(), prompts: z.number() })
  .meta({ title: 'BiasAllAtOnce' });

export const PairsTable = z
  .object({
    kind: z.literal('pairs'),
    id: z.string(),
    attributes: z.array(z.string()).meta({ description: 'A single attribute.' }),
    coverage: Coverage,
    reference: z.string().nullable(),
    reference_chosen: z.boolean(),
    reference_by: ReferenceBy,
    prompts: z.number(),
    most_repetitions: z.number(),
    groups: z.array(PairsGroup),
    cochran: AllAtOnce.nullable().meta({
      description: "For decisions: Cochran's Q over all groups, if there are more than two.",
    }),
    cochran_refusals: AllAtOnce.nullable().default(null),
    friedman: AllAtOnce.nullable().default(null).meta({ description: "For scores: Friedman's test over all groups." }),
    verdict: BiasVerdict.nullable(),
  })
  .meta({ title: 'BiasPairsTable' });
export type PairsTable = z.output<typeof PairsTable>;
