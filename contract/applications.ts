import * as z from 'zod';
import { Application, ApplicationSummary, SentApplication } from '#domain/application.ts';
import { ApplicationDetails } from '#domain/application-details.ts';
import { applicationList } from '#domain/application-list.ts';
import { Intake, IntakeAnswer, IntakeSubmission, IntakeVersion } from '#domain/intake.ts';
import { NextCursor, Page } from '#domain/page.ts';
import { permissions } from '#domain/permissions.ts';
import { besides, countsOf, filterOf, queryOf } from './list.ts';
import { route } from './route.ts';

export const applications = {
  'GET /applications': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'The applications within your reach',
    query: queryOf(applicationList, 'name'),
    response: z.object({ applications: z.array(ApplicationSummary), ...besides(applicationList) }),
  }),
  'GET /applications/metrics': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'How many applications are within your reach, and how many of them are what',
    query: filterOf(applicationList),
    response: z.object(countsOf(applicationList)),
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
  'GET /applications/{id}/intake': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'What was answered of an application, and the risk tier that follows from it',
    response: Intake,
  }),
  'PUT /applications/{id}/intake/answers/{question}': route({
    allow: permissions.editObjects,
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
