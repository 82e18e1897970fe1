/** The same prompt, or profile, with one group and with another: what is said of each group against the reference. */
import * as z from 'zod';
import { BiasVerdict, Coverage, Interval, Proportion, Standing } from './figures.ts';

/** How many pairs turned which way. */
const turned = {
  pairs: z.number(),
  to_more: z.number().meta({ description: 'With the group, and not with the reference.' }),
  to_less: z.number().meta({ description: 'With the reference, and not with the group.' }),
  undecided: z.number().meta({ description: 'Where repetitions were as often the one as the other.' }),
  p: z.number().meta({ description: "By McNemar's exact test." }),
  adjusted_p: z.number().nullable(),
  verdict: BiasVerdict.nullable(),
};

const Flips = z
  .object({
    ...turned,
    rate: z
      .number()
      .meta({ description: 'How often an answer with the group decides otherwise than one with the reference.' }),
    noise: z.number().nullable().meta({ description: 'How often two answers to the very same prompt do.' }),
    excess: z.number().nullable(),
    excess_interval: Interval.nullable().meta({
      description: 'Of the excess over the noise, by bootstrap over prompts.',
    }),
    above_noise: z.boolean().nullable().meta({ description: 'Null where nothing was asked twice.' }),
  })
  .meta({ title: 'BiasFlips' });
export type Flips = z.output<typeof Flips>;

const Refusals = z
  .object({ ...turned, ratio: z.number().nullable(), ratio_interval: Interval.nullable() })
  .meta({ title: 'BiasRefusals' });
export type Refusals = z.output<typeof Refusals>;

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
    weak_parity: z.number().nullable().meta({
      description: 'The difference of the shares above 0.5, where scores are from 0 to 1.',
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

export const PairsTable = z
  .object({
    kind: z.literal('pairs'),
    id: z.string(),
    attributes: z.array(z.string()).meta({ description: 'One.' }),
    coverage: Coverage,
    reference: z.string().nullable(),
    reference_chosen: z.boolean(),
    prompts: z.number(),
    most_repetitions: z.number(),
    groups: z.array(PairsGroup),
    cochran: z
      .object({ q: z.number(), degrees: z.number(), p: z.number(), prompts: z.number() })
      .nullable()
      .meta({ description: "Cochran's Q over all groups at once, where there are more than two." }),
    verdict: BiasVerdict.nullable(),
  })
  .meta({ title: 'BiasPairsTable' });
export type PairsTable = z.output<typeof PairsTable>;
