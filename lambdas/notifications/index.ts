import { notifications as routes } from '#contract/people/notifications.ts';
import type { Language } from '#domain/enumerations.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import { linkOf } from '#domain/notifications/notification-content.ts';
import { serve } from '#lambdas/http/serve.ts';
import { spoken } from '#lambdas/languages.ts';
import { type Kept, notifications } from './store.ts';
import { unsubscribe, wishIn } from './unsubscribe.ts';

const asRead = async (language: Language, kept: readonly Kept[]): Promise<Notification[]> => {
  const { say } = await import('#domain/notifications/said.ts');
  return kept.map(({ id, read, told: content }) => ({
    notification_id: id,
    notification_text: say(language, content),
    notification_link: linkOf(content),
    notification_timestamp: content.at,
    notification_read: read,
  }));
};

export const handler = serve(routes, {
  'GET /notifications/{days}': async ({ params, query, after }, caller) => {
    const { items, next } = await notifications.list(caller.id, params.days, query.limit, after);
    const read = await asRead(caller.user?.language ?? spoken(), items);
    return { notifications: read, next_cursor: next };
  },
  'PUT /notifications/mark_read/{notification_id}': async ({ params }, caller) => {
    if (params.notification_id === 'all') await notifications.markAllRead(caller.id);
    else await notifications.markRead(caller.id, params.notification_id);
    return undefined;
  },
  'GET /notifications/unsubscribe/{token}': async ({ params }) => ({ kind: (await wishIn(params.token)).kind }),
  'POST /notifications/unsubscribe/{token}': async ({ params }) => {
    await unsubscribe(params.token);
    return undefined;
  },
});
