import { Export, NewExport } from '#domain/export.ts';
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
  'GET /exports/{id}': route({
    allow: permissions.readObjects,
    summary: 'A file that you asked for: whether it is there, and where. It is kept for 7 days',
    response: Export,
  }),
};
