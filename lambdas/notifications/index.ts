import { notifications as routes } from '#contract/notifications.ts';
import { serve } from '#lambdas/http/serve.ts';
import { notifications } from '#lambdas/stores/notifications.ts';

export const handler = serve(routes, {
  'GET /notifications/{days}': async ({ params, query, after }, caller) => {
    const { items, next } = await notifications.list(caller.id, params.days, query.limit, after);
    return { notifications: items, next_cursor: next };
  },
  'PUT /notifications/mark_read/{notification_id}': async ({ params }, caller) => {
    if (params.notification_id === 'all') await notifications.markAllRead(caller.id);
    else await notifications.markRead(caller.id, params.notification_id);
    return undefined;
  },
});
