import * as z from 'zod';
import { Application, ApplicationDraft, ApplicationFilter, ApplicationSummary } from '#domain/application.ts';
import { NextCursor, Page } from '#domain/page.ts';
import { permissions } from '#domain/permissions.ts';
import { route } from './route.ts';

export const applications = {
  'GET /applications': route({
    allow: permissions.readObjects,
    summary: 'The applications within your reach, by name',
    query: z.strictObject({
      ...Page.shape,
      ...ApplicationFilter.shape,
      sort: z.enum(['name', '-name']).default('name'),
    }),
    response: z.object({ applications: z.array(ApplicationSummary), next_cursor: NextCursor }).meta({
      description: 'A filtered page may hold fewer than asked for, even none, and still have a next_cursor.',
    }),
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
