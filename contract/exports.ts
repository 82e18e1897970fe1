import * as z from 'zod';
import { Export, NewExport, NewPersonExport } from '#domain/export.ts';
import { permissions } from '#domain/permissions.ts';
import { route } from './route.ts';

export const exports = {
  'POST /exports': route({
    allow: permissions.readObjects,
    by: 'people',
    summary: 'Have a list written into a file (CSV), of which you are told once it is there',
    body: NewExport,
    response: Export,
    status: 202,
  }),
  'POST /exports/own-data': route({
    allow: 'signed-in',
    by: 'people',
    summary: 'Have all that is kept of you written into a file (JSON), of which you are told once it is there',
    body: NewPersonExport,
    response: Export,
    status: 202,
  }),
  'POST /exports/people/{user_id}': route({
    allow: permissions.administer,
    by: 'people',
    proof: 'fresh',
    params: z.object({ user_id: z.uuid() }),
    summary: 'Have all that is kept of somebody written into a file (JSON). It is on their trail',
    body: NewPersonExport,
    response: Export,
    status: 202,
  }),
  'GET /exports/{id}': route({
    allow: 'signed-in',
    summary: 'A file that you asked for: whether it is there, and where. It is kept for 7 days',
    response: Export,
  }),
};
