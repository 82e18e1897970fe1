/** Warnings that do not stop a run but must be shown with the result. */
import * as z from 'zod';

const Counts = z.object({ n: z.number(), selected: z.number() });
const about = { attribute: z.string() };

export const BiasWarning = z
  .discriminatedUnion('kind', [
    /** The totals of a group differ from the sum of its parts. */
    z.object({
      kind: z.literal('margins_disagree'),
      ...about,
      group: z.string(),
      across: z.string(),
      margin: Counts,
      sum: Counts,
    }),
    z.object({ kind: z.literal('totals_disagree'), ...about, other: z.string(), totals: z.tuple([Counts, Counts]) }),
    /** Simpson's paradox: a group fares worse in total but not within the strata, or the reverse. */
    z.object({
      kind: z.literal('direction_turns'),
      ...about,
      table: z.string(),
      group: z.string(),
      reference: z.string(),
      stratum: z.string(),
    }),
    /** Only from engines before version 4; newer engines always keep a chosen reference. */
    z.object({ kind: z.literal('reference_too_small'), ...about, table: z.string(), group: z.string() }),
    z.object({ kind: z.literal('one_group'), ...about, table: z.string() }),
    z.object({ kind: z.literal('all_selected'), ...about, table: z.string() }),
    z.object({ kind: z.literal('none_selected'), ...about, table: z.string() }),
    z.object({ kind: z.literal('groups_are_dates'), ...about }),
    z.object({ kind: z.literal('groups_are_numbers'), ...about }),
    z.object({ kind: z.literal('groups_look_alike'), ...about, groups: z.array(z.string()) }),
    /** Earlier engines rounded scores to this many decimals above 2,000,000 scores. */
    z.object({ kind: z.literal('scores_cut'), decimals: z.int() }),
    /** More than one model, version or temperature. */
    z.object({ kind: z.literal('model_varies'), column: z.string(), values: z.array(z.string()) }),
    z.object({ kind: z.literal('no_repetitions'), ...about, table: z.string() }),
    /** Few of the rated answers contain a word of the lexicon. */
    z.object({ kind: z.literal('tone_rarely_known'), answers: z.number(), known: z.number() }),
    z.object({ kind: z.literal('some_unpaired'), ...about, table: z.string(), prompts: z.number() }),
  ])
  .meta({ title: 'BiasWarning' });
export type BiasWarning = z.output<typeof BiasWarning>;
