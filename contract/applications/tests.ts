/** Bias tests of an application: requests, progress and results. */
import * as z from 'zod';
import { route } from '#contract/http/route.ts';
import { Id, Instant } from '#domain/entity.ts';
import { ProfilesAsked, PromptsAsked } from '#domain/kit/asked.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { permissions } from '#domain/permissions.ts';
import { ScheduleGiven } from '#domain/tests/series/schedule.ts';
import { SeriesSchedule, TestSeries } from '#domain/tests/series/series.ts';
import { BiasTest, KeptResult, LawSummaryGiven, ListedTest, NewTest, OpinionGiven, Rerun } from '#domain/tests/test.ts';
import { TEST_STATES } from '#domain/tests/words.ts';

const { readObjects, editObjects, judgeRisks } = permissions;

const KitFiles = z.array(z.object({ name: z.string(), content: z.string() })).meta({ title: 'KitFiles' });

export const tests = {
  'POST /tests/kit/prompts': route({
    id: 'createTestPrompts',
    allow: editObjects,
    reads: true,
    summary:
      'Create test prompts for a language model: a CSV file with a column for the answers, and a script that fills it',
    body: PromptsAsked,
    response: z.object({ prompts: z.int(), rows: z.int(), files: KitFiles }),
  }),
  'POST /tests/kit/profiles': route({
    id: 'createTestProfiles',
    allow: editObjects,
    reads: true,
    summary: 'Create fictional profiles to test a model, with a full or fractional factorial design, as a CSV file',
    body: ProfilesAsked,
    response: z.object({
      profiles: z.int(),
      of: z.int().meta({ description: 'The number of profiles in a full design.' }),
      rows: z.int(),
      files: KitFiles,
    }),
  }),
  'GET /applications/{id}/tests': route({
    id: 'listBiasTests',
    allow: readObjects,
    viewable: true,
    summary: 'List the bias tests of an application, newest first',
    query: z.strictObject({
      ...Page.shape,
      state: z.array(z.enum(TEST_STATES)).optional(),
      document: Id.optional().meta({ description: 'Only tests of this document, in any version.' }),
    }),
    response: z.object({
      tests: z.array(ListedTest),
      total: z.int().meta({ description: 'The total number on all pages.' }),
      next_cursor: NextCursor,
    }),
  }),
  'POST /applications/{id}/tests': route({
    id: 'createBiasTest',
    allow: editObjects,
    summary: 'Start a bias test of a document with a plan that describes its columns. The response is the new task',
    body: NewTest,
    response: BiasTest,
    status: 201,
  }),
  'GET /applications/{id}/tests/{taskId}': route({
    id: 'getBiasTest',
    allow: readObjects,
    viewable: true,
    summary: 'Get a bias test with its progress, the duration of each step and the errors in its rows',
    response: BiasTest,
  }),
  'POST /applications/{id}/tests/{taskId}/cancel': route({
    id: 'cancelBiasTest',
    allow: editObjects,
    summary: 'Cancel a bias test that has not finished',
    response: BiasTest,
  }),
  'POST /applications/{id}/tests/{taskId}/rerun': route({
    id: 'rerunBiasTest',
    allow: editObjects,
    summary:
      'Rerun a bias test with the current thresholds, on the given version of its document or, by default, on the newest version if it is untested',
    body: Rerun,
    response: BiasTest,
    status: 201,
  }),
  'GET /applications/{id}/tests/{taskId}/series': route({
    id: 'getBiasTestSeries',
    allow: readObjects,
    viewable: true,
    summary: 'List the runs of a test plan over time, newest first, with each ratio, its interval and changed verdicts',
    query: Page,
    response: TestSeries,
  }),
  'PUT /applications/{id}/tests/{taskId}/series/schedule': route({
    id: 'scheduleBiasTests',
    allow: editObjects,
    versioned: true,
    summary: 'Schedule a test series monthly or quarterly on the newest version of its document, or end the schedule',
    body: ScheduleGiven,
    response: SeriesSchedule,
  }),
  'GET /applications/{id}/tests/{taskId}/result': route({
    id: 'getBiasTestResult',
    allow: readObjects,
    viewable: true,
    waits: true,
    summary: 'Get the result of a bias test with all its inputs. Results never change',
    response: z.object({
      test: BiasTest,
      ...KeptResult.shape,
      sha256: z.string().meta({ description: 'The SHA-256 checksum of the file at the download link.' }),
      download: z.url().meta({ description: 'A link to the stored result file.' }),
      download_until: Instant,
    }),
  }),
  'GET /applications/{id}/tests/{taskId}/bundle': route({
    id: 'getBiasTestBundle',
    allow: readObjects,
    viewable: true,
    waits: true,
    summary:
      'List the files needed to reproduce a result. Zip them under these names, and `npm run verify` recomputes it offline',
    response: z.object({
      files: z.array(
        z.object({
          name: z.string(),
          sha256: z.string(),
          download: z.url().nullable().meta({ description: 'Null if the document was deleted.' }),
        }),
      ),
      download_until: Instant,
    }),
  }),
  'PUT /applications/{id}/tests/{taskId}/law-summary': route({
    id: 'updateBiasTestLawSummary',
    allow: editObjects,
    versioned: true,
    summary: 'Set the details of a Local Law 144 summary: the auditor, the dates and the source of the data',
    body: LawSummaryGiven,
    response: BiasTest,
  }),
  'POST /applications/{id}/tests/{taskId}/opinions': route({
    id: 'judgeBiasTest',
    allow: judgeRisks,
    summary: "Accept a test result or contest it. You can't accept the result of a test that you requested",
    body: OpinionGiven,
    response: BiasTest,
    status: 201,
  }),
};
