import { webhooks as routes } from '#contract/company/webhooks.ts';
import { serve } from '#lambdas/http/serve.ts';
import { sendAgain, sendTest } from './deliveries.ts';
import { deliveries, webhooks } from './store.ts';
import { changeWebhook, createWebhook, find, removeWebhook, rotateSecret } from './webhooks.ts';

export const handler = serve(routes, {
  'GET /access/webhooks': async () => ({ webhooks: await webhooks.all() }),
  'POST /access/webhooks': ({ body }, caller) => createWebhook(caller, body),
  'GET /access/webhooks/{id}': ({ params }) => find(params.id),
  'PUT /access/webhooks/{id}': ({ params, body, changeable }, caller) =>
    changeWebhook(caller, params.id, body, changeable),
  'DELETE /access/webhooks/{id}': async ({ params, changeable }, caller) => {
    await removeWebhook(caller, params.id, changeable);
    return undefined;
  },
  'POST /access/webhooks/{id}/secrets': ({ params, body, changeable }, caller) =>
    rotateSecret(caller, params.id, body.overlap_days, changeable),
  'GET /access/webhooks/{id}/deliveries': async ({ params, query, after }) => {
    const { id } = await find(params.id);
    const { items, next } = await deliveries.page(id, query.limit, after);
    return { deliveries: items, next_cursor: next };
  },
  'POST /access/webhooks/{id}/deliveries': ({ params }, caller) => sendTest(caller, params.id),
  'POST /access/webhooks/{id}/deliveries/{delivery_id}/again': ({ params }) => sendAgain(params.id, params.delivery_id),
});
