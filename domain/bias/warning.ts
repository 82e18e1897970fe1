/** What does not stop a run and must be said with its result. */
import * as z from 'zod';

const Counts = z.object({ n: z.number(), selected: z.number() });
const about = { attribute: z.string() };

export const BiasWarning = z
  .discriminatedUnion('kind', [
    /** A group has other numbers by itself than its parts have together. */
    z.object({
      kind: z.literal('margins_disagree'),
      ...about,
      group: z.string(),
      across: z.string(),
      margin: Counts,
      sum: Counts,
    }),
    z.object({ kind: z.literal('totals_disagree'), ...about, other: z.string(), totals: z.tuple([Counts, Counts]) }),
    /** Simpson: over all, a group fares worse, and within the strata it does not; or the other way round. */
    z.object({
      kind: z.literal('direction_turns'),
      ...about,
      table: z.string(),
      group: z.string(),
      reference: z.string(),
      stratum: z.string(),
    }),
    /** Of engines before 4: since then a reference that was chosen is the reference. */
    z.object({ kind: z.literal('reference_too_small'), ...about, table: z.string(), group: z.string() }),
    z.object({ kind: z.literal('one_group'), ...about, table: z.string() }),
    z.object({ kind: z.literal('all_selected'), ...about, table: z.string() }),
    z.object({ kind: z.literal('none_selected'), ...about, table: z.string() }),
    z.object({ kind: z.literal('groups_are_dates'), ...about }),
    z.object({ kind: z.literal('groups_are_numbers'), ...about }),
    z.object({ kind: z.literal('groups_look_alike'), ...about, groups: z.array(z.string()) }),
    /** Earlier engines cut scores to this many decimals when there were more than 2,000,000 of them. */
    z.object({ kind: z.literal('scores_cut'), decimals: z.int() }),
    /** More than one model, version or temperature. */
    z.object({ kind: z.literal('model_varies'), column: z.string(), values: z.array(z.string()) }),
    z.object({ kind: z.literal('no_repetitions'), ...about, table: z.string() }),
    /** Few of the rated answers have a word of the list. */
    z.object({ kind: z.literal('tone_rarely_known'), answers: z.number(), known: z.number() }),
    z.object({ kind: z.literal('some_unpaired'), ...about, table: z.string(), prompts: z.number() }),
  ])
  .meta({ title: 'BiasWarning' });
export type BiasWarning = z.output<typeof BiasWarning>;
