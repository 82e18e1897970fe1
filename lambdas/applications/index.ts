import { applications as routes } from '#contract/applications.ts';
import { serve } from '#lambdas/http/serve.ts';
import {
  changeApplication,
  countApplications,
  createApplication,
  listApplications,
  showApplication,
} from './applications.ts';

export const handler = serve(routes, {
  'GET /applications': async ({ query, after }, caller) => {
    const { items, next, ...counts } = await listApplications(caller, query, after);
    return { applications: items, ...counts, next_cursor: next };
  },
  'GET /applications/metrics': ({ query }, caller) => countApplications(caller, query),
  'POST /applications': ({ body }, caller) => createApplication(caller, body),
  'GET /applications/{id}': ({ params }, caller) => showApplication(caller, params.id),
  'PUT /applications/{id}': ({ params, body, changeable }, caller) =>
    changeApplication(caller, params.id, body, changeable),
});
