/** Bias tests of an application: requests, progress and results. */
import * as z from 'zod';
import { Id, Instant } from '#domain/entity.ts';
import { ProfilesAsked, PromptsAsked } from '#domain/kit/asked.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { permissions } from '#domain/permissions.ts';
import { ScheduleGiven } from '#domain/tests/schedule.ts';
import { SeriesSchedule, TestSeries } from '#domain/tests/series.ts';
import { BiasTest, KeptResult, LawSummaryGiven, ListedTest, NewTest, OpinionGiven, Rerun } from '#domain/tests/test.ts';
import { TEST_STATES } from '#domain/tests/words.ts';
import { route } from './route.ts';

const { readObjects, editObjects, judgeRisks } = permissions;

const KitFiles = z.array(z.object({ name: z.string(), content: z.string() })).meta({ title: 'KitFiles' });

export const tests = {
  'POST /tests/kit/prompts': route({
    allow: editObjects,
    reads: true,
    summary: 'Prompts to ask a language model, as a CSV file with a column for its answers, and a script that fills it',
    body: PromptsAsked,
    response: z.object({ prompts: z.int(), rows: z.int(), files: KitFiles }),
  }),
  'POST /tests/kit/profiles': route({
    allow: editObjects,
    reads: true,
    summary: 'Made-up profiles to show a model, by a full or fractional design, as a CSV file',
    body: ProfilesAsked,
    response: z.object({
      profiles: z.int(),
      of: z.int().meta({ description: 'How many a full design has.' }),
      rows: z.int(),
      files: KitFiles,
    }),
  }),
  'GET /applications/{id}/tests': route({
    allow: readObjects,
    viewable: true,
    summary: 'The bias tests of an application, the newest first',
    query: z.strictObject({
      ...Page.shape,
      state: z.array(z.enum(TEST_STATES)).optional(),
      document: Id.optional().meta({ description: 'Of this document alone, in whichever version.' }),
    }),
    response: z.object({
      tests: z.array(ListedTest),
      total: z.int().meta({ description: 'How many there are, on all pages.' }),
      next_cursor: NextCursor,
    }),
  }),
  'POST /applications/{id}/tests': route({
    allow: editObjects,
    summary: 'Have a document tested for bias, by a plan that says what is what in it: a task is answered',
    body: NewTest,
    response: BiasTest,
    status: 201,
  }),
  'GET /applications/{id}/tests/{taskId}': route({
    allow: readObjects,
    viewable: true,
    summary: 'One test: how far it has come, how long each step took, and what is wrong with its rows',
    response: BiasTest,
  }),
  'POST /applications/{id}/tests/{taskId}/cancel': route({
    allow: editObjects,
    summary: 'Cancel a test that has not come to its end',
    response: BiasTest,
  }),
  'POST /applications/{id}/tests/{taskId}/rerun': route({
    allow: editObjects,
    summary:
      'Test once more as before, with the thresholds of now, on the same or another version of its document, or on the newest one unless that was tested',
    body: Rerun,
    response: BiasTest,
    status: 201,
  }),
  'GET /applications/{id}/tests/{taskId}/series': route({
    allow: readObjects,
    viewable: true,
    summary:
      'The runs of the same plan over time, the newest first: each ratio with its interval, and verdicts that changed',
    query: Page,
    response: TestSeries,
  }),
  'PUT /applications/{id}/tests/{taskId}/series/schedule': route({
    allow: editObjects,
    versioned: true,
    summary: 'Schedule the series monthly or quarterly on the newest version of its document, or end the schedule',
    body: ScheduleGiven,
    response: SeriesSchedule,
  }),
  'GET /applications/{id}/tests/{taskId}/result': route({
    allow: readObjects,
    viewable: true,
    waits: true,
    summary: 'What came of a test, with all that it depends on. It never changes',
    response: z.object({
      test: BiasTest,
      ...KeptResult.shape,
      sha256: z.string().meta({ description: 'Of the file behind the link below.' }),
      download: z.url().meta({ description: 'Where it is as it is kept.' }),
      download_until: Instant,
    }),
  }),
  'GET /applications/{id}/tests/{taskId}/bundle': route({
    allow: readObjects,
    viewable: true,
    waits: true,
    summary:
      'What somebody needs to compute a result again: zip these files by these names, and `npm run verify` does so offline',
    response: z.object({
      files: z.array(
        z.object({
          name: z.string(),
          sha256: z.string(),
          download: z.url().nullable().meta({ description: 'Nothing, where the document is there no more.' }),
        }),
      ),
      download_until: Instant,
    }),
  }),
  'PUT /applications/{id}/tests/{taskId}/law-summary': route({
    allow: editObjects,
    versioned: true,
    summary:
      'Say what a summary for Local Law 144 needs beside the result: the auditor, the days, and where the data comes from',
    body: LawSummaryGiven,
    response: BiasTest,
  }),
  'POST /applications/{id}/tests/{taskId}/opinions': route({
    allow: judgeRisks,
    summary: 'Accept the result of a test of others, or contest a result',
    body: OpinionGiven,
    response: BiasTest,
    status: 201,
  }),
};
