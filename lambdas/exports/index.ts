import { exports as routes } from '#contract/exports.ts';
import { serve } from '#lambdas/http/serve.ts';
import { askForExport, showExport } from './exports.ts';

export const handler = serve(routes, {
  'POST /exports': ({ body }, caller) => askForExport(caller, body),
  'GET /exports/{id}': ({ params }, caller) => showExport(caller, params.id),
});
