import * as z from 'zod';
import { route } from '#contract/http/route.ts';
import { Export, NewExport, NewPersonExport } from '#domain/export.ts';
import { permissions } from '#domain/permissions.ts';

export const exports = {
  'POST /exports': route({
    id: 'exportList',
    allow: permissions.readObjects,
    by: 'people',
    summary: 'Export a list to a CSV file. You are notified when the file is ready',
    body: NewExport,
    response: Export,
    status: 202,
  }),
  'POST /exports/own-data': route({
    id: 'exportOwnData',
    allow: 'signed-in',
    by: 'people',
    summary: 'Export your personal data to a JSON file. You are notified when the file is ready',
    body: NewPersonExport,
    response: Export,
    status: 202,
  }),
  'POST /exports/people/{user_id}': route({
    id: 'exportUserData',
    allow: permissions.administer,
    by: 'people',
    proof: 'fresh',
    params: z.object({ user_id: z.uuid() }),
    summary: "Export the personal data of a user to a JSON file. The export is recorded in the user's audit log",
    body: NewPersonExport,
    response: Export,
    status: 202,
  }),
  'GET /exports/{id}': route({
    id: 'getExport',
    allow: 'signed-in',
    summary: 'Get the status of your export and a link to its file. Files are kept for 7 days',
    response: Export,
  }),
};
