import * as z from 'zod';
import { Application, ApplicationDraft, ApplicationSummary } from '#domain/application.ts';
import { applicationList } from '#domain/application-list.ts';
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
    body: ApplicationDraft,
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
    body: ApplicationDraft,
    response: Application,
  }),
};
