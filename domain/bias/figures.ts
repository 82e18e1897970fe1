/** The shapes of the numbers in a result. Numbers that cannot be computed are null. */
import * as z from 'zod';
import { BIAS_VERDICTS } from './words.ts';

export const Interval = z.object({ low: z.number(), high: z.number() }).meta({ title: 'BiasInterval' });
export type Interval = z.output<typeof Interval>;

export const BiasVerdict = z.enum(BIAS_VERDICTS);
export type BiasVerdict = z.output<typeof BiasVerdict>;

/** A proportion with Wilson's interval and the numbers that it was computed from. */
export const Proportion = z
  .object({ count: z.number(), of: z.number(), rate: z.number().nullable(), interval: Interval.nullable() })
  .meta({ title: 'BiasProportion' });
export type Proportion = z.output<typeof Proportion>;

export const Detectable = z.object({ below: z.number().nullable(), above: z.number().nullable() }).meta({
  title: 'BiasDetectable',
  description:
    'Ratios below the one and above the other are significant in 80% of samples of this size; null where none is.',
});

export type Detectable = z.output<typeof Detectable>;

export const Disadvantaged = z.enum(['group', 'reference']).meta({
  description: 'Which of the two the difference is to the disadvantage of.',
});

export const ReferenceBy = z
  .enum(['best_rate', 'baseline', 'largest', 'named'])
  .nullable()
  .default(null)
  .meta({ description: 'How the reference was chosen: the last two by a person. Null by engines before 5.' });

const STANDINGS = ['reference', 'judged', 'too_small', 'left_out'] as const;
export const Standing = z.enum(STANDINGS).meta({
  description:
    'What was left out with a reason is reported and neither judged nor a reference. Engines before 4 did not judge small groups.',
});

/** Which records a table includes and excludes. */
export const Coverage = z
  .object({
    records: z.number().meta({ description: 'With a known outcome.' }),
    known: z.number().meta({ description: 'Of those, the ones whose group is known.' }),
    unknown: z.number(),
    left_out: z.array(z.object({ group: z.string(), n: z.number(), reason: z.string() })),
  })
  .meta({ title: 'BiasCoverage' });
export type Coverage = z.output<typeof Coverage>;
