import * as z from 'zod';
import { Application, ApplicationSummary, SentApplication } from '#domain/applications/application.ts';
import { ApplicationDetails } from '#domain/applications/details.ts';
import { Intake, IntakeAnswer, IntakeSubmission, IntakeVersion } from '#domain/applications/intake.ts';
import { applicationList } from '#domain/applications/list.ts';
import { Metrics } from '#domain/applications/metrics.ts';
import { JudgedAnew } from '#domain/applications/rules-review.ts';
import { CopyDraft, LifeReason } from '#domain/life/drafts.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { permissions } from '#domain/permissions.ts';
import { besides, countsOf, filterOf, queryOf } from './list.ts';
import { route } from './route.ts';

export const applications = {
  'GET /applications': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'The applications within your reach; those that are retired where their development status is asked for',
    query: queryOf(applicationList, 'name'),
    response: z.object({ applications: z.array(ApplicationSummary), ...besides(applicationList) }),
  }),
  'GET /applications/metrics': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'How many applications are within your reach, how many of them are what, and how that has changed',
    query: filterOf(applicationList),
    response: z.object({ ...countsOf(applicationList), ...Metrics }),
  }),
  'GET /applications/rules-review': route({
    allow: permissions.readObjects,
    viewable: true,
    summary:
      'Which applications would have another risk tier by the rules as they are, of those that were judged by others. A page looks at so many of them',
    query: Page,
    response: z.object({
      rules_version: z.string(),
      judged_otherwise: z.int().meta({ description: 'How many were judged by other rules, on all pages.' }),
      applications: z.array(JudgedAnew),
      next_cursor: NextCursor,
    }),
  }),
  'POST /applications': route({
    allow: permissions.editObjects,
    summary: 'Add an application',
    body: SentApplication,
    response: Application,
    status: 201,
  }),
  'GET /applications/{id}': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'One application',
    response: Application,
  }),
  'PUT /applications/{id}': route({
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Change an application',
    body: SentApplication,
    response: Application,
  }),
  'GET /applications/{id}/details': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'Where an application stands: all of it in one call',
    response: ApplicationDetails,
  }),
  'DELETE /applications/{id}': route({
    allow: permissions.administer,
    versioned: true,
    summary: 'Delete an application that was never submitted for approval. What was done to it stays in the history',
  }),
  'POST /applications/{id}/duplicates': route({
    allow: permissions.editObjects,
    summary: 'Copy an application: what is said of it and its answers, and none of what was decided',
    body: CopyDraft,
    response: Application,
    status: 201,
  }),
  'POST /applications/{id}/retirement': route({
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Retire an application: it is kept as it is, nothing of it changes, and lists leave it out',
    body: LifeReason,
    response: Application,
  }),
  'POST /applications/{id}/return': route({
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Bring an application back that was retired, to the development status that it had before',
    body: LifeReason,
    response: Application,
  }),
  'GET /applications/{id}/intake': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'What was answered of an application, and the risk tier that follows from it',
    response: Intake,
  }),
  'PUT /applications/{id}/intake/answers/{question}': route({
    allow: permissions.editObjects,
    resumes: true,
    summary: 'Answer one question about an application',
    body: IntakeAnswer,
    response: Intake,
  }),
  'GET /applications/{id}/intake/versions': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'The intakes of an application as they were submitted, the newest first',
    query: Page,
    response: z.object({ versions: z.array(IntakeVersion), next_cursor: NextCursor }),
  }),
  'POST /applications/{id}/intake/versions': route({
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Submit the intake: its answers are kept as they are, and the application gets the tier that follows',
    body: IntakeSubmission,
    response: IntakeVersion,
    status: 201,
  }),
  'GET /applications/{id}/intake/versions/{number}': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'One intake as it was submitted',
    response: IntakeVersion,
  }),
};
