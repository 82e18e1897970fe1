import { templates as routes } from '#contract/company/templates.ts';
import { serve } from '#lambdas/http/serve.ts';
import { describedPlaceholders } from './placeholders.ts';
import { wordTemplates } from './store.ts';
import {
  changeTemplate,
  createTemplate,
  readTemplateRecord,
  removeTemplate,
  templateFile,
  templateRecords,
} from './templates.ts';

export const handler = serve(routes, {
  'GET /word-templates': async () => ({ word_templates: await wordTemplates.all() }),
  'POST /word-templates': ({ body }, caller) => createTemplate(caller, body),
  'GET /word-templates/placeholders': async () => ({ placeholders: await describedPlaceholders() }),
  'GET /word-templates/{id}': ({ params }) => readTemplateRecord(params.id),
  'PUT /word-templates/{id}': ({ params, body, changeable }, caller) =>
    changeTemplate(caller, params.id, body, changeable),
  'DELETE /word-templates/{id}': async ({ params, changeable }, caller) => {
    await removeTemplate(caller, params.id, changeable);
    return undefined;
  },
  'GET /word-templates/{id}/file': ({ params }) => templateFile(params.id),
  'GET /word-templates/{id}/applications/{application_id}': ({ params }, caller) => templateRecords(caller, params),
});
