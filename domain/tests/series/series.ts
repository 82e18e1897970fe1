/** The runs of one plan over time: a test, and every test that runs it again. */
import * as z from 'zod';
import { BiasVerdict, Interval } from '#domain/bias/result/figures.ts';
import type { Finding } from '#domain/bias/result/findings.ts';
import { Id } from '#domain/entity.ts';
import { NextCursor } from '#domain/list/page.ts';
import { ListedTest } from '#domain/tests/test.ts';
import { TestSchedule } from './schedule.ts';

/** The kinds of comparisons in a series. */
const KINDS = {
  ...{ impact: 'impact', decisions: 'decisions', flips: 'flips', refusals: 'refusals', scores: 'scores' },
  ...{ means: 'means', ranks: 'ranks' },
  ...{ equal_opportunity: 'equal_opportunity', false_positives: 'false_positives', false_negatives: 'false_negatives' },
  ...{ false_discoveries: 'false_discoveries', false_omissions: 'false_omissions' },
} as const satisfies { [K in Finding['kind']]: K };

const compared = {
  kind: z.enum(KINDS),
  attributes: z.array(z.string()).readonly(),
  names: z.array(z.string()).readonly().meta({ description: 'The values of the group, one for each attribute.' }),
  is_baseline: z.boolean().meta({ description: 'Whether these are the prompts without a group.' }),
  class: z.string().nullable().meta({
    description: 'For an outcome with several classes: the class that is compared with all others.',
  }),
};

const Comparison = z
  .object({
    ...compared,
    reference: z.array(z.string()).readonly().meta({
      description: 'The reference group. If it is chosen by the data, it can differ between runs.',
    }),
    ratio: z.number().nullable().meta({ description: 'Null if the comparison has none, such as for mean scores.' }),
    interval: Interval.nullable(),
    verdict: BiasVerdict,
  })
  .meta({ title: 'BiasSeriesComparison' });

const VerdictChange = z
  .object({
    ...compared,
    from: BiasVerdict.nullable().meta({ description: 'Null if the previous run did not judge this comparison.' }),
    to: BiasVerdict.nullable(),
  })
  .meta({ title: 'BiasVerdictChange' });

export const SeriesRun = ListedTest.extend({
  engine: z.string().nullable(),
  ratio_limit: z.number().meta({ description: 'The lowest acceptable ratio under the thresholds of this run.' }),
  confidence: z.number(),
  comparisons: z.array(Comparison).meta({ description: 'Empty if there is no result.' }),
  verdict_changes: z.array(VerdictChange).meta({ description: 'The changes since the previous run with a result.' }),
}).meta({ title: 'BiasSeriesRun' });
export type SeriesRun = z.output<typeof SeriesRun>;

/** The schedule of a series. Its version is that of the first test. */
export const SeriesSchedule = z
  .object({
    id: Id.meta({ description: 'The ID of the first test of the series.' }),
    version: z.int().min(1),
    schedule: TestSchedule.nullable(),
  })
  .meta({ title: 'BiasSeriesSchedule' });
export type SeriesSchedule = z.output<typeof SeriesSchedule>;

export const TestSeries = z
  .object({
    ...SeriesSchedule.shape,
    runs: z.array(SeriesRun).meta({ description: 'The runs, newest first.' }),
    total: z.int(),
    next_cursor: NextCursor,
  })
  .meta({ title: 'BiasTestSeries' });
export type TestSeries = z.output<typeof TestSeries>;
