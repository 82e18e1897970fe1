import { vendors as routes } from '#contract/vendors/vendors.ts';
import { serve } from '#lambdas/http/serve.ts';
import { detailsOfVendor } from './details.ts';
import { endVendor, takeUpVendor } from './life.ts';
import { changeVendor, createVendor, listVendors, nameVendors, showVendor } from './vendors.ts';

export const handler = serve(routes, {
  'GET /vendors': async ({ query, after }, caller) => {
    const { items, next, ...counts } = await listVendors(caller, query, after);
    return { vendors: items, ...counts, next_cursor: next };
  },
  'GET /vendors/names': async (_, caller) => ({ vendors: await nameVendors(caller) }),
  'POST /vendors': ({ body }, caller) => createVendor(caller, body),
  'GET /vendors/{id}': ({ params }, caller) => showVendor(caller, params.id),
  'GET /vendors/{id}/details': ({ params }, caller) => detailsOfVendor(caller, params.id),
  'PUT /vendors/{id}': ({ params, body, changeable }, caller) => changeVendor(caller, params.id, body, changeable),
  'POST /vendors/{id}/ending': ({ params, body, changeable }, caller) =>
    endVendor(caller, params.id, body.reason, changeable),
  'POST /vendors/{id}/return': ({ params, body, changeable }, caller) =>
    takeUpVendor(caller, params.id, body.reason, changeable),
});
