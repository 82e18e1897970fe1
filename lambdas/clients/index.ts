import { clients as routes } from '#contract/people/clients.ts';
import { serve } from '#lambdas/http/serve.ts';
import { apiClients } from '#lambdas/people/store.ts';
import { changeClient, createClient, find, removeClient, shown } from './clients.ts';
import { endSecret, rotateSecret } from './secrets.ts';

export const handler = serve(routes, {
  'GET /access/api-clients': async ({ query, after }) => {
    const { items, next, ...counts } = await apiClients.page('ALL', query, after);
    return { api_clients: items, ...counts, next_cursor: next };
  },
  'POST /access/api-clients': ({ body }, caller) => createClient(caller, body),
  'GET /access/api-clients/{id}': async ({ params }) => shown(await find(params.id)),
  'PATCH /access/api-clients/{id}': ({ params, body, changeable }, caller) =>
    changeClient(caller, params.id, body, changeable),
  'DELETE /access/api-clients/{id}': async ({ params, changeable }, caller) => {
    await removeClient(caller, params.id, changeable);
    return undefined;
  },
  'POST /access/api-clients/{id}/secrets': ({ params, body, changeable }, caller) =>
    rotateSecret(caller, params.id, body.overlap_days, changeable),
  'DELETE /access/api-clients/{id}/secrets/{secret_id}': ({ params, changeable }, caller) =>
    endSecret(caller, params.id, params.secret_id, changeable),
});
