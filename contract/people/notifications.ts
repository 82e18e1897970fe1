import * as z from 'zod';
import { route } from '#contract/http/route.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { ChosenKind, NOTIFICATION_DAYS, Notification } from '#domain/notifications/notification.ts';

export const notifications = {
  'GET /notifications/{days}': route({
    id: 'listNotifications',
    allow: 'signed-in',
    summary: 'List your notifications of the last 1 to 90 days, newest first',
    params: z.object({ days: z.coerce.number<string>().int().min(1).max(NOTIFICATION_DAYS) }),
    query: Page,
    response: z.object({ notifications: z.array(Notification), next_cursor: NextCursor }),
  }),
  'PUT /notifications/mark_read/{notification_id}': route({
    id: 'markNotificationAsRead',
    allow: 'signed-in',
    summary: "Mark one notification as read, or 'all' of them",
  }),
  'GET /notifications/unsubscribe/{token}': route({
    id: 'getUnsubscription',
    allow: 'anyone',
    summary: 'Get the kind of email that an unsubscribe token refers to. Changes nothing',
    response: z.object({ kind: ChosenKind }),
  }),
  'POST /notifications/unsubscribe/{token}': route({
    id: 'unsubscribe',
    allow: 'anyone',
    summary: 'Unsubscribe from that kind of email. Implements one-click unsubscribe (List-Unsubscribe-Post, RFC 8058)',
  }),
};
