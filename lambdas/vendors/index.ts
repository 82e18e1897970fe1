import { vendors as routes } from '#contract/vendors.ts';
import { serve } from '#lambdas/http/serve.ts';
import { vendors } from '#lambdas/stores/vendors.ts';
import { changeVendor, createVendor, showVendor } from './vendors.ts';

export const handler = serve(routes, {
  'GET /vendors': async ({ query, after }) => {
    const { items, next, ...counts } = await vendors.page('ALL', query, after);
    return { vendors: items, ...counts, next_cursor: next };
  },
  'POST /vendors': ({ body }, caller) => createVendor(caller, body),
  'GET /vendors/{id}': ({ params }) => showVendor(params.id),
  'PUT /vendors/{id}': ({ params, body, changeable }, caller) => changeVendor(caller, params.id, body, changeable),
});
