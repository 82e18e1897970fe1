import { imports as routes } from '#contract/company/imports.ts';
import { serve } from '#lambdas/http/serve.ts';
import { checkApplications, checkVendors } from './check.ts';
import { importMany, showImport, undoImport } from './imports.ts';

export const handler = serve(routes, {
  'POST /imports/applications/check': ({ body }, caller) => checkApplications(caller, body.applications),
  'POST /imports/vendors/check': ({ body }, caller) => checkVendors(caller, body.vendors),
  'POST /imports/applications': ({ body }, caller) =>
    importMany(
      caller,
      'applications',
      body.file,
      body.applications.map((draft) => ({ what: 'applications', draft })),
    ),
  'POST /imports/vendors': ({ body }, caller) =>
    importMany(
      caller,
      'vendors',
      body.file,
      body.vendors.map((draft) => ({ what: 'vendors', draft })),
    ),
  'GET /imports/{id}': ({ params }, caller) => showImport(caller, params.id),
  'POST /imports/{id}/undo': ({ params }, caller) => undoImport(caller, params.id),
});
