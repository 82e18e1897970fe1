/** The schema of a result, with everything needed to report or recompute it. */
import * as z from 'zod';
import { BiasThresholds } from '#domain/bias/plan/thresholds.ts';
import { LEXICON } from '#domain/bias/words.ts';
import { BiasVerdict } from './figures.ts';
import { ImpactTable } from './impact.ts';
import { PairsTable } from './pairs.ts';
import { BiasWarning } from './warning.ts';

const BiasTable = z.discriminatedUnion('kind', [ImpactTable, PairsTable]);
export type BiasTable = z.output<typeof BiasTable>;

export const BiasResult = z
  .object({
    engine: z.string(),
    type: z.enum(['fairness_ml_user', 'fairness_ml_synthetic', 'fairness_llm_user']),
    shape: z.enum(['rows', 'aggregate']),
    seed: z.int(),
    selected_is: z.enum(['favorable', 'unfavorable']).default('favorable'),
    thresholds: BiasThresholds,
    rows: z.number().meta({ description: 'Number of rows in the file below the headers.' }),
    records: z.number().meta({ description: 'Number of records that the rows represent.' }),
    without_outcome: z
      .number()
      .meta({ description: 'Number of records that the plan excludes because of their outcome.' }),
    without_label: z.number(),
    median: z.number().nullable().meta({ description: 'The median of all scores, if scores were compared.' }),
    sentiment: z
      .object({ list: z.literal(LEXICON), answers: z.number(), known: z.number() })
      .nullable()
      .default(null)
      .meta({
        description:
          'The word list used to rate answers, the number of rated answers, and the number of answers that contain a listed word.',
      }),
    /** The values of model columns, sorted by column name. */
    models: z.array(z.object({ column: z.string(), values: z.array(z.string()) })),
    verdict: BiasVerdict.nullable(),
    tables: z.array(BiasTable),
    warnings: z.array(BiasWarning),
  })
  .meta({ title: 'BiasResult' });
export type BiasResult = z.output<typeof BiasResult>;
