/** The schedule on which a series tests the newest version of its document. */
import * as z from 'zod';
import { Actor, Id, Instant } from '#domain/entity.ts';
import { TEST_INTERVALS } from './interval.ts';

const Every = z.enum(TEST_INTERVALS);

export const TestSchedule = z
  .object({
    every: Every,
    starts_on: z.iso.date().meta({ description: 'The date that determines the day of the month on which it runs.' }),
    next_on: z.iso.date().meta({
      description: 'The next run. If there is no new version of the document by then, it waits for one.',
    }),
    at: Instant,
    by: Actor,
  })
  .meta({ title: 'BiasTestSchedule' });
export type TestSchedule = z.output<typeof TestSchedule>;

export const ScheduleGiven = z
  .strictObject({
    every: z.enum(['none', ...TEST_INTERVALS]),
    starts_on: z.iso.date().optional().meta({ description: 'The first run. The default is today.' }),
  })
  .meta({ title: 'NewBiasTestSchedule', examples: [{ every: 'monthly' }] });
export type ScheduleGiven = z.output<typeof ScheduleGiven>;

/** Set for runs that exist once per version: those requested by API or by a schedule. */
export const RunOf = z
  .object({
    series: Id,
    due: z.iso.date().nullable().meta({ description: 'The scheduled day of this run.' }),
    by: Actor.nullable().meta({ description: 'Who set the schedule.' }),
  })
  .meta({ title: 'BiasTestRunOf' });
export type RunOf = z.output<typeof RunOf>;
