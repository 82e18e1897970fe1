/** The faults that stop a run, with their positions. A person has to fix them; the engine never guesses. */
import * as z from 'zod';

export const BIAS_FAULTS = [
  // Faults of the header row.
  ...['column_missing', 'column_twice'],
  // Faults of a cell.
  ...['outcome_not_listed', 'label_not_listed', 'refusal_not_listed', 'score_not_a_number', 'score_too_large'],
  ...['attribute_not_a_number', 'weight_not_whole', 'count_not_whole', 'selected_more_than_all', 'blank', 'twice'],
  // Faults of the file, such as more groups than a test supports.
  ...['too_many_groups', 'too_many_strata', 'too_many_periods', 'too_many_answers', 'too_much_text', 'too_many_scores'],
  'tone_unknown',
  ...['no_rows', 'nothing_known', 'nothing_left', 'no_such_reference', 'left_out_too_large'],
] as const;
export type BiasFaultKind = (typeof BIAS_FAULTS)[number];

export const BiasFault = z
  .object({
    row: z.int().meta({ description: 'The row number, where 1 is the first row below the headers and 0 is the file.' }),
    column: z.string().meta({ description: 'The column name in the file.' }),
    why: z.enum(BIAS_FAULTS),
    value: z.string().meta({ description: 'The value in the file, shortened.' }),
    limit: z.number().nullable(),
  })
  .meta({ title: 'BiasFault' });
export type BiasFault = z.output<typeof BiasFault>;
