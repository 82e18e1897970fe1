import { views as routes } from '#contract/company/views.ts';
import { serve } from '#lambdas/http/serve.ts';
import { changeView, createView, listOfViews, removeView } from './views.ts';

export const handler = serve(routes, {
  'GET /list-views': async ({ query, after }, caller) => {
    const { items, next, ...counts } = await listOfViews(caller, query, after);
    return { list_views: items, ...counts, next_cursor: next };
  },
  'POST /list-views': ({ body }, caller) => createView(caller, body),
  'PUT /list-views/{id}': ({ params, body, changeable }, caller) => changeView(caller, params.id, body, changeable),
  'DELETE /list-views/{id}': async ({ params, changeable }, caller) => {
    await removeView(caller, params.id, changeable);
    return undefined;
  },
});
