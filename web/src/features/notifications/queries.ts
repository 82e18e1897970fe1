import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Notification } from '#domain/notifications/notification.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { everyPage } from '#web/api/every-page.ts';

const DAYS = '14';
const EVERY_FIVE_MINUTES = 5 * 60_000;

const newestFirst = (a: Notification, b: Notification) =>
  Date.parse(b.notification_timestamp) - Date.parse(a.notification_timestamp);

export const notificationsQuery = queryOptions({
  queryKey: ['notifications', DAYS],
  queryFn: async ({ signal }) => {
    const all = await everyPage(async (cursor) => {
      const page = await api('GET /notifications/{days}', {
        params: { days: DAYS },
        query: { limit: 100, cursor },
        signal,
      });
      return { items: page.notifications, next: page.next_cursor };
    }, 5);
    return all.sort(newestFirst);
  },
  meta: { isWorded: true },
  refetchInterval: EVERY_FIVE_MINUTES,
});

const key = notificationsQuery.queryKey;

/** Marks one or all notifications as read: an optimistic update that is rolled back if the API refuses. */
export const useMarkRead = (onError: (error: Error) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api('PUT /notifications/mark_read/{notification_id}', { params: { notification_id: id } }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      client.setQueryData(key, (list) =>
        list?.map((one) => (id === 'all' || one.notification_id === id ? { ...one, notification_read: true } : one)),
      );
      return { before };
    },
    onError: (error, _id, context) => {
      client.setQueryData(key, context?.before);
      // The notification was merged with a newer one, so the list is outdated.
      if (error instanceof ApiError && error.problem.status === 404) void client.invalidateQueries({ queryKey: key });
      else onError(error);
    },
  });
};
