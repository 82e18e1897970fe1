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
  pairs: z.number().meta({ description: 'Prompts, or profiles, that were answered with both.' }),
  rate: z.number().meta({ description: 'Of the group: the mean of the shares of each prompt.' }),
  reference_rate: z.number(),
  ratio: z.number().nullable().meta({ description: 'Null where the rate of the reference is 0.' }),
  ratio_interval: Interval.nullable(),
  difference: z.number(),
  difference_interval: Interval.nullable().meta({ description: 'By bootstrap over prompts.' }),
  to_more: z.number().meta({ description: 'By majority of repetitions: with the group, and not with the reference.' }),
  to_less: z.number().meta({ description: 'By majority: with the reference, and not with the group.' }),
  undecided: z.number().meta({ description: 'Where repetitions were as often the one as the other.' }),
  mcnemar_p: z.number().meta({ description: "Of the majorities, by McNemar's exact test." }),
  p: z.number().meta({
    description:
      "By a sign-flip permutation test of the differences of the prompts. Where each was asked once it is McNemar's exact test.",
  }),
  adjusted_p: z.number().nullable().meta({
    description: 'Corrected by Holm within the table, and not below the p of all groups at once.',
  }),
  detectable: Detectable.nullable(),
  pairs_needed: z.number().nullable().meta({
    description: 'Of what is inconclusive: how many prompts give a power of 80% at the same rates.',
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
      .meta({ description: 'How often an answer with the group decides otherwise than one with the reference.' }),
    noise: z.number().nullable().meta({ description: 'How often two answers to the very same prompt do.' }),
    excess: z.number().nullable(),
    excess_interval: Interval.nullable().meta({
      description: 'Of the excess over the noise, by bootstrap over prompts, corrected for the number of groups.',
    }),
    above_noise: z.boolean().nullable().meta({ description: 'Null where nothing was asked twice.' }),
    verdict: BiasVerdict.nullable().meta({
      description: 'Of instability alone: null where nothing was asked twice. It clears no difference of rates.',
    }),
  })
  .meta({ title: 'BiasFlips' });
export type Flips = z.output<typeof Flips>;

const PairedScores = z
  .object({
    pairs: z.number(),
    mean_difference: z.number(),
    interval: Interval.nullable().meta({ description: 'By bootstrap over prompts.' }),
    noise: z.number().nullable().meta({ description: 'How far apart scores of the very same prompt are, on average.' }),
    distance: z.number().meta({ description: 'How far apart scores of the pairs are, on average.' }),
    wilcoxon: z
      .object({ w: z.number(), n: z.number(), p: z.number(), exact: z.boolean() })
      .nullable()
      .meta({ description: 'Signed ranks; null where no two differ.' }),
    adjusted_p: z.number().nullable(),
    wasserstein: z.number().meta({ description: 'Between the scores of the two groups, of order 1.' }),
    deviation: z.number().nullable().default(null).meta({
      description: 'Standard deviation of the scores of the two groups, pooled; null where there is none.',
    }),
    standardized: z.number().nullable().default(null).meta({
      description: 'The mean difference in standard deviations; null where scores do not vary within the groups.',
    }),
    detectable_difference: z.number().nullable().default(null).meta({
      description: 'How large a mean difference would be significant in 80% of samples of as many prompts.',
    }),
    parity_at: z.number().nullable().default(null),
    weak_parity: z.number().nullable().meta({
      description: 'The difference of the shares above `parity_at`, or above 0.5 where scores are from 0 to 1.',
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
    noise: Likeness.nullable().meta({ description: 'How alike answers to the very same prompt are.' }),
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
    attributes: z.array(z.string()).meta({ description: 'One.' }),
    coverage: Coverage,
    reference: z.string().nullable(),
    reference_chosen: z.boolean(),
    reference_by: ReferenceBy,
    prompts: z.number(),
    most_repetitions: z.number(),
    groups: z.array(PairsGroup),
    cochran: AllAtOnce.nullable().meta({
      description: "Of decisions: Cochran's Q over all groups, where there are more than two.",
    }),
    cochran_refusals: AllAtOnce.nullable().default(null),
    friedman: AllAtOnce.nullable().default(null).meta({ description: "Of scores: Friedman's test over all groups." }),
    verdict: BiasVerdict.nullable(),
  })
  .meta({ title: 'BiasPairsTable' });
export type PairsTable = z.output<typeof PairsTable>;
