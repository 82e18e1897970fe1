import { exports as routes } from '#contract/company/exports.ts';
import { serve } from '#lambdas/http/serve.ts';
import { askForDataOf, askForExport, askForOwnData, showExport } from './exports.ts';

export const handler = serve(routes, {
  'POST /exports': ({ body }, caller) => askForExport(caller, body),
  'POST /exports/own-data': ({ body }, caller) => askForOwnData(caller, body),
  'POST /exports/people/{user_id}': ({ params, body }, caller) => askForDataOf(caller, params.user_id, body),
  'GET /exports/{id}': ({ params }, caller) => showExport(caller, params.id),
});
