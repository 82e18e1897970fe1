import { applications as routes } from '#contract/applications.ts';
import { serve } from '#lambdas/http/serve.ts';
import { changeApplication, createApplication, listApplications, showApplication } from './applications.ts';

export const handler = serve(routes, {
  'GET /applications': async ({ query, after }, caller) => {
    const { items, next } = await listApplications(caller, query, after);
    return { applications: items, next_cursor: next };
  },
  'POST /applications': ({ body }, caller) => createApplication(caller, body),
  'GET /applications/{id}': ({ params }, caller) => showApplication(caller, params.id),
  'PUT /applications/{id}': ({ params, body, changeable }, caller) =>
    changeApplication(caller, params.id, body, changeable),
});
