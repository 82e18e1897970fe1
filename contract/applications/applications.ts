import * as z from 'zod';
import { customCountsOf, customFilterOf, customPageFields, customQueryOf } from '#contract/http/list.ts';
import { route } from '#contract/http/route.ts';
import { Application, ApplicationSummary, SentApplication } from '#domain/applications/application.ts';
import { ApplicationDetails } from '#domain/applications/details.ts';
import { Intake, IntakeAnswer, IntakeSubmission, IntakeVersion } from '#domain/applications/intake.ts';
import { applicationList } from '#domain/applications/list.ts';
import { Metrics } from '#domain/applications/metrics.ts';
import { JudgedAnew } from '#domain/applications/rules-review.ts';
import { CopyDraft, LifeReason } from '#domain/life/drafts.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { IntakeQuestions, IntakeQuestionsChange } from '#domain/own-questions/question.ts';
import { permissions } from '#domain/permissions.ts';

export const applications = {
  'GET /applications': route({
    id: 'listApplications',
    allow: permissions.readObjects,
    viewable: true,
    summary:
      'List the applications that you can access. Retired ones are included only if you filter by their development status',
    query: customQueryOf(applicationList, 'name'),
    response: z.object({ applications: z.array(ApplicationSummary), ...customPageFields(applicationList) }),
  }),
  'GET /applications/metrics': route({
    id: 'getApplicationMetrics',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'Get the number of applications that you can access, by attribute and over time',
    query: customFilterOf(applicationList),
    response: z.object({ ...customCountsOf(applicationList), ...Metrics }),
  }),
  'GET /applications/rules-review': route({
    id: 'listApplicationsByRulesReview',
    allow: permissions.readObjects,
    viewable: true,
    summary:
      'List applications whose risk tier would differ under the current rules. Each page covers a limited number of applications that were classified under earlier rules',
    query: Page,
    response: z.object({
      rules_version: z.string(),
      judged_otherwise: z
        .int()
        .meta({ description: 'The number of applications classified under other rules, on all pages.' }),
      applications: z.array(JudgedAnew),
      next_cursor: NextCursor,
    }),
  }),
  'POST /applications': route({
    id: 'createApplication',
    allow: permissions.editObjects,
    summary: 'Add an application',
    body: SentApplication,
    response: Application,
    status: 201,
  }),
  'GET /applications/{id}': route({
    id: 'getApplication',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'Get an application',
    response: Application,
  }),
  'PUT /applications/{id}': route({
    id: 'updateApplication',
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Change an application',
    body: SentApplication,
    response: Application,
  }),
  'GET /applications/{id}/details': route({
    id: 'getApplicationDetails',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'Get the complete status of an application in one call',
    response: ApplicationDetails,
  }),
  'DELETE /applications/{id}': route({
    id: 'deleteApplication',
    allow: permissions.administer,
    versioned: true,
    summary: 'Delete an application that was never submitted for approval. Its audit log is kept',
  }),
  'POST /applications/{id}/duplicates': route({
    id: 'duplicateApplication',
    allow: permissions.editObjects,
    summary: 'Duplicate an application with its record and intake answers, but without any decisions',
    body: CopyDraft,
    response: Application,
    status: 201,
  }),
  'POST /applications/{id}/retirement': route({
    id: 'retireApplication',
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Retire an application. It becomes read-only and no longer appears in lists',
    body: LifeReason,
    response: Application,
  }),
  'POST /applications/{id}/return': route({
    id: 'reactivateApplication',
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Reactivate a retired application with its previous development status',
    body: LifeReason,
    response: Application,
  }),
  'GET /applications/{id}/intake': route({
    id: 'getIntake',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'Get the intake answers of an application and the resulting risk tier',
    response: Intake,
  }),
  'PUT /applications/{id}/intake/answers/{question}': route({
    id: 'answerIntakeQuestion',
    allow: permissions.editObjects,
    resumes: true,
    summary: 'Answer one question of the intake',
    body: IntakeAnswer,
    response: Intake,
  }),
  'GET /applications/{id}/intake/versions': route({
    id: 'listSubmittedIntakes',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'List the submitted intakes of an application, newest first',
    query: Page,
    response: z.object({ versions: z.array(IntakeVersion), next_cursor: NextCursor }),
  }),
  'POST /applications/{id}/intake/versions': route({
    id: 'submitIntake',
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Submit the intake. Its answers are recorded, and the application gets the resulting risk tier',
    body: IntakeSubmission,
    response: IntakeVersion,
    status: 201,
  }),
  'GET /applications/{id}/intake/versions/{number}': route({
    id: 'getSubmittedIntake',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'Get a submitted intake',
    response: IntakeVersion,
  }),
  'GET /intake-questions': route({
    id: 'getIntakeQuestions',
    allow: permissions.administer,
    viewable: true,
    summary: "Get the company's own questions in the intake",
    response: IntakeQuestions,
  }),
  'PATCH /intake-questions': route({
    id: 'updateIntakeQuestions',
    allow: permissions.administer,
    versioned: true,
    summary: "Add, change, order or archive the company's own questions in the intake",
    body: IntakeQuestionsChange,
    response: IntakeQuestions,
  }),
};
