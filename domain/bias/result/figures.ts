/** The shapes of the numbers in a result. Numbers that cannot be computed are null. */
import * as z from 'zod';
import { BIAS_VERDICTS } from '#domain/bias/words.ts';

export const Interval = z.object({ low: z.number(), high: z.number() }).meta({ title: 'BiasInterval' });
export type Interval = z.output<typeof Interval>;

export const BiasVerdict = z.enum(BIAS_VERDICTS).meta({ title: 'BiasVerdict' });
export type BiasVerdict = z.output<typeof BiasVerdict>;

/** A proportion with Wilson's interval and the numbers that it was computed from. */
export const Proportion = z
  .object({ count: z.number(), of: z.number(), rate: z.number().nullable(), interval: Interval.nullable() })
  .meta({ title: 'BiasProportion' });
export type Proportion = z.output<typeof Proportion>;

export const Detectable = z.object({ below: z.number().nullable(), above: z.number().nullable() }).meta({
  title: 'BiasDetectable',
  description:
    'Ratios below the first or above the second value are detectable with a power of 80% at this sample size; null if none is.',
});

export type Detectable = z.output<typeof Detectable>;

export const Disadvantaged = z.enum(['group', 'reference']).meta({
  description: 'Which of the two groups is at a disadvantage.',
});

export const ReferenceBy = z
  .enum(['best_rate', 'baseline', 'largest', 'named'])
  .nullable()
  .default(null)
  .meta({ description: 'How the reference group was chosen; a person chose the last two. Null in engines before 5.' });

const STANDINGS = ['reference', 'judged', 'too_small', 'left_out'] as const;
export const Standing = z.enum(STANDINGS).meta({
  description:
    'Groups excluded with a reason are reported, but neither judged nor used as the reference. Engines before 4 did not judge small groups.',
});

/** Which records a table includes and excludes. */
export const Coverage = z
  .object({
    records: z.number().meta({ description: 'Number of records with a known outcome.' }),
    known: z.number().meta({ description: 'Number of these records whose group is known.' }),
    unknown: z.number(),
    left_out: z.array(z.object({ group: z.string(), n: z.number(), reason: z.string() })),
  })
  .meta({ title: 'BiasCoverage' });
export type Coverage = z.output<typeof Coverage>;
